import type { SpecificationSection } from './types';

export const section8: SpecificationSection = {
  number: 8,
  title: 'The error catalogue',
  parts: [
    {
      id: '8.login',
      title: 'Login failure',
      promises: [
        "A refused sign-in shows the destructive toast 'Error' with the server's error field.",
        "A refused sign-in without an error field shows 'Failed to login. Please check your credentials.'.",
        "A sign-in without a response shows 'No response from server. Please try again later.'.",
        "A sign-in that fails otherwise shows the error's message.",
        'The failure reaches the form that asked: it can be tried again, and the visitor stays signed out.',
        'The login screen itself shows no message: the toast alone tells.',
        "An answer with no token shows 'Authentication failed: Token is missing in the response'.",
      ],
    },
    {
      id: '8.register',
      title: 'Registration failure',
      promises: [
        "A refused registration shows the destructive toast 'Registration Error' with the server's error field.",
        "A refused registration without an error field shows 'Failed to register. Please try again.'.",
        "The alert above the form reads 'Registration failed. Please try using a different email provider (like {host} or {host}).'.",
      ],
    },
    {
      id: '8.logout',
      title: 'Logout failure',
      promises: [
        "A sign-out that fails shows the destructive toast 'Error' / 'Failed to log out properly.'.",
      ],
    },
    {
      id: '8.store-info',
      title: 'Store info failure',
      promises: [
        "A failed store info shows the destructive toast 'Error' / 'Failed to load store information. Please refresh the page.'.",
      ],
    },
    {
      id: '8.account',
      title: 'Account load failure',
      promises: [
        "A refused account info shows the destructive toast 'Error' / 'Failed to load account information (Status: {code})'.",
        "An account info without a response shows 'Failed to load account information (No response received)'.",
        "An account info that fails otherwise shows 'Failed to load account information: {message}'.",
      ],
    },
    {
      id: '8.catalog',
      title: 'Catalogue failures',
      promises: [
        "A failed product list shows 'Failed to load products. Please try again.' on the page.",
        'A failed product list counts as an empty list with count 0: no products and no pagination.',
        "An empty listing shows 'No products found with the selected filters.'.",
        'A single product that is not found leads to the Product Not Found screen.',
        'A single product whose details fail to load leads to the Product Not Found screen.',
        "Failed categories fall back to ['Accessories'].",
        'Failed featured products give an empty list, so the empty message shows.',
        'Failed featured products raise no toast.',
      ],
    },
    {
      id: '8.orders',
      title: 'Order failures',
      promises: [
        "A failed order creation shows the destructive toast 'Error placing order' / 'Please try again later.'.",
        'An order creation whose answer carries no id fails the same way.',
        "The error of a failed order creation is 'Failed to create order'.",
        "The error of a failed order fetch is 'Order not found or access denied'.",
        'A failed order list gives an empty list.',
        "A failed tracking shows the destructive toast 'Error' / 'Failed to find order. Please check your information and try again.'.",
        "A failed load of the orders shows the destructive toast 'Error' / 'Failed to load your orders. Please try again.'.",
      ],
    },
    {
      id: '8.payment',
      title: 'Payment failures',
      promises: [
        "Payment fields that fail to load show 'Failed to load payment form. Please try again later.'.",
        "A payment that cannot be submitted shows 'Failed to process payment. Please try again later.'.",
        'An answer with success false shows its error text.',
        "An answer with success false and no error text shows 'Unknown error occurred during payment process.'.",
      ],
    },
    {
      id: '8.api-test',
      title: 'API test failure',
      promises: [
        "A connection that fails shows 'Connection failed. Check console for details.'.",
        "An error of another kind shows 'Unexpected error: {message}'.",
      ],
    },
    {
      id: '8.success',
      title: 'Success toasts',
      promises: [
        "Signing in shows 'Logged in successfully.'.",
        "Registering shows 'Account created successfully. You can now log in.'.",
        "Signing out shows 'You have been logged out successfully.'.",
        "Creating an order shows 'Order created successfully' / 'Proceeding to payment...'.",
        "Finding an order shows 'Order found' / 'Your order status has been loaded.'.",
      ],
    },
    {
      id: '8.cart',
      title: 'Cart toasts',
      promises: [
        "Adding a new line from a card shows '{product name} added to your cart.'.",
        "Adding to a line that exists shows '{product name} quantity increased.'.",
        "Removing a line shows '{product name} removed from your cart.'.",
        "Clearing the cart shows 'All items have been removed from your cart.'.",
      ],
    },
    {
      id: '8.toasts',
      title: 'How toasts look',
      promises: [
        'A destructive toast looks destructive, and is announced at once.',
        'A toast that is not destructive does not look destructive.',
        'One action shows one toast.',
      ],
    },
  ],
};
