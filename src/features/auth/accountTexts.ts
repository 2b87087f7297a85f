/** The account page (specification, section 5). */
export const accountTexts = {
  heading: 'My Account',
  profile: 'Profile',
  loading: 'Loading your account',
  actions: 'Account Actions',
  signOut: 'Sign Out',
  orders: 'Orders',
  ordersHint: 'View your order history and check order status',
  personal: 'Personal Information',
  name: 'Name',
  email: 'Email',
  memberSince: 'Member Since',
} as const;
