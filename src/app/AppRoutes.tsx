import { Route, Routes } from 'react-router-dom';
import { paths } from '../lib/routes';
import { BareLayoutContainer } from './layouts/BareLayoutContainer';
import { MainLayoutContainer } from './layouts/MainLayoutContainer';
import { screens } from './routeTable';
import { RequireNoSession, RequireSession } from './router/guards';

/** The route table of section 2: which layout, which guard, which container. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<BareLayoutContainer />}>
        <Route element={<RequireNoSession />}>
          <Route path={paths.login} element={<screens.login.Component />} />
          <Route path={paths.register} element={<screens.register.Component />} />
        </Route>
      </Route>
      <Route element={<MainLayoutContainer />}>
        <Route path={paths.home} element={<screens.home.Component />} />
        <Route path={paths.products} element={<screens.products.Component />} />
        <Route path={paths.product} element={<screens.product.Component />} />
        <Route path={paths.cart} element={<screens.cart.Component />} />
        <Route path={paths.trackOrder} element={<screens.trackOrder.Component />} />
        <Route path={paths.contact} element={<screens.contact.Component />} />
        <Route path={paths.apiTest} element={<screens.apiTest.Component />} />
        <Route path={paths.orderSuccess} element={<screens.orderSuccess.Component />} />
        <Route element={<RequireSession />}>
          <Route path={paths.account} element={<screens.account.Component />} />
          <Route path={paths.checkout} element={<screens.checkout.Component />} />
          <Route path={paths.orders} element={<screens.orders.Component />} />
          <Route path={paths.payment} element={<screens.payment.Component />} />
        </Route>
        <Route path={paths.notFound} element={<screens.notFound.Component />} />
        <Route path={paths.policy} element={<screens.policy.Component />} />
        <Route path="*" element={<screens.notFound.Component />} />
      </Route>
    </Routes>
  );
}
