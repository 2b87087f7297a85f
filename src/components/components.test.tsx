import Button from '@mui/material/Button';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { type SubmitEvent, useRef, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Product } from '../api/models/types';
import { examples, hammer, Sizes } from '../testing/componentPage/examples';
import { renderScreen } from '../testing/renderScreen';
import { EmptyState } from './EmptyState';
import { FormCheckbox } from './FormCheckbox';
import { FormTextField, type FormTextFieldProps } from './FormTextField';
import { ListingPagination } from './ListingPagination';
import { LoadingBlock } from './LoadingBlock';
import { Notice } from './Notice';
import { PageHeading } from './PageHeading';
import { ProductCard } from './ProductCard';
import { ProductImage } from './ProductImage';
import { QuantityStepper } from './QuantityStepper';
import { StatusChip } from './StatusChip';
import { SubmitButton } from './SubmitButton';
import { ToastContent } from './ToastContent';
import { pictureSizes } from './pictureSizes';
import { ProductActionsContext } from './productActions';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

describe('ChoiceGroup', () => {
  it('works with the mouse and the arrow keys', async () => {
    const user = userEvent.setup();
    renderScreen(<Sizes />);
    const group = within(screen.getByRole('group', { name: 'Clothing Size' }));
    await user.click(group.getByRole('button', { name: 'S' }));
    await user.keyboard('{ArrowRight}{Enter}');
    expect(group.getByRole('button', { name: 'M' })).toHaveFocus();
    expect(group.getByRole('button', { pressed: true })).toHaveTextContent('M');
  });

  it('keeps what was chosen when that is pressed again', async () => {
    const user = userEvent.setup();
    renderScreen(<Sizes />);
    await user.click(screen.getByRole('button', { name: 'S' }));
    await user.click(screen.getByRole('button', { name: 'S' }));
    expect(screen.getByRole('button', { name: 'S', pressed: true })).toBeVisible();
  });

  it('shows its error', () => {
    renderScreen(<>{examples.ChoiceGroup?.['error']}</>);
    expect(screen.getByRole('group', { name: 'Colour' })).toHaveAccessibleDescription('Please choose');
  });
});

function renderField(props: Partial<FormTextFieldProps> = {}) {
  const onSubmit = jest.fn();
  renderScreen(
    <Formik
      initialValues={{ email: '', news: 'no' }}
      validate={({ email }) => (email.includes('@') ? {} : { email: 'Invalid email address' })}
      onSubmit={onSubmit}
    >
      <Form>
        <FormTextField name="email" label="Email" hint="For the receipt" {...props} />
        <FormCheckbox name="news" label="News" ticked="yes" unticked="no" hint="Once a month" />
        <button type="submit">Send</button>
      </Form>
    </Formik>,
  );
  return { onSubmit, user: userEvent.setup() };
}

describe('FormTextField', () => {
  it('describes the field by its hint, and once it was left by its error instead', async () => {
    const { user } = renderField();
    const field = screen.getByLabelText('Email');
    expect(field).toHaveAccessibleDescription('For the receipt');
    expect(field).toHaveAttribute('aria-invalid', 'false');

    await user.type(field, 'x');
    expect(field).toHaveAccessibleDescription('For the receipt');
    await user.tab();
    expect(field).toHaveAccessibleDescription('Invalid email address');
    expect(field).toBeInvalid();
  });

  it('shows an error that Formik does not know, after the field was left', async () => {
    const { user } = renderField({ error: 'No such pattern' });
    expect(screen.queryByText('No such pattern')).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('Email'));
    await user.tab();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('No such pattern');
  });

  it.each([
    ['an email', { type: 'email' }, 'none'],
    ['a password', { type: 'password' }, 'none'],
    ['what counts to the letter', { isLiteral: true }, 'none'],
    ['a long text that does', { isLiteral: true, rows: 3 }, 'none'],
    ['a plain text', {}, null],
  ])('lets the keyboard change nothing in %s [decision.65]', (_what, props, capitals) => {
    renderField(props);
    const field = screen.getByLabelText('Email');
    expect(field.getAttribute('autocapitalize')).toBe(capitals);
    expect(field.getAttribute('autocorrect')).toBe(capitals === null ? null : 'off');
    expect(field.getAttribute('spellcheck')).toBe(capitals === null ? null : 'false');
  });

  it('holds what `parse` makes of the typed text', async () => {
    const { user } = renderField({ parse: (text) => text.toLowerCase() });
    await user.type(screen.getByLabelText('Email'), 'ME@Example.com');
    expect(screen.getByLabelText('Email')).toHaveValue('me@example.com');
  });

  it('is a text area with rows, and a select with options', () => {
    renderField({ rows: 3 });
    expect(screen.getByLabelText('Email')).toHaveAttribute('rows', '3');
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('type');
    renderField({ select: true, label: 'Choice', children: <option value="me@example.com">Mine</option> });
    expect(screen.getByRole('combobox', { name: 'Choice' })).toHaveTextContent('Mine');
  });

  it('passes keyboard hints on to the input', () => {
    const hints = { inputMode: 'tel', enterKeyHint: 'next', maxLength: 13 } as const;
    renderField({ type: 'tel', autoComplete: 'tel', slotProps: { htmlInput: hints } });
    const input = screen.getByLabelText('Email');
    expect(input).toHaveAttribute('autocomplete', 'tel');
    expect(input).toHaveAttribute('inputmode', 'tel');
    expect(input).toHaveAttribute('enterkeyhint', 'next');
    expect(input).toHaveAttribute('maxlength', '13');
  });
});

describe('FormCheckbox', () => {
  it('holds one value while it is ticked and another while it is not', async () => {
    const { user, onSubmit } = renderField();
    const box = screen.getByRole('checkbox', { name: 'News' });
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription('Once a month');
    await user.type(screen.getByLabelText('Email'), 'me@example.com');
    await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledWith({ email: 'me@example.com', news: 'yes' }, expect.anything());
  });
});

function renderPages(page: number, total: number) {
  return renderScreen(
    <MemoryRouter>
      <ListingPagination page={page} total={total} hrefFor={(target) => `/products?page=${target}`} />
    </MemoryRouter>,
  );
}

describe('Section 9, pagination', () => {
  it('links two pages either side, the first and the last [9.pagination.1, 9.pagination.2, 2.listing.15]', () => {
    renderPages(7, 165);
    const names = screen.getAllByRole('link', { name: /page \d+/i }).map((link) => link.textContent);
    expect(names).toEqual(['1', '5', '6', '7', '8', '9', '14']);
    expect(screen.getByRole('link', { name: 'Go to page 9' })).toHaveAttribute('href', '/products?page=9');
    expect(screen.getByRole('link', { name: 'page 7' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByText('…')).toHaveLength(2);
  });

  it.each([
    [1, 'Showing 1 to 12 of 30 items'],
    [3, 'Showing 25 to 30 of 30 items'],
  ])('says which items page %i shows [9.pagination.3]', (page, text) => {
    renderPages(page, 30);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('has arrows to the previous and the next page, where there is one', () => {
    const { unmount } = renderPages(1, 30);
    expect(screen.getByRole('link', { name: 'Go to next page' })).toHaveAttribute('href', '/products?page=2');
    expect(screen.queryByRole('link', { name: 'Go to previous page' })).not.toBeInTheDocument();
    unmount();
    renderPages(3, 30);
    expect(screen.getByRole('link', { name: 'Go to previous page' })).toHaveAttribute(
      'href',
      '/products?page=2',
    );
    expect(screen.queryByRole('link', { name: 'Go to next page' })).not.toBeInTheDocument();
  });

  it.each([
    ['one page', 1, 9],
    ['no page', 1, 0],
    ['a page past the end', 9, 30],
  ])('shows nothing for %s [9.pagination.4, 9.pagination.5]', (_case, page, total) => {
    expect(renderPages(page, total).container).toBeEmptyDOMElement();
  });
});

function renderCard(changes: Partial<Product> = {}, wishedIds: readonly string[] = []) {
  const onAddToCart = jest.fn();
  const actions = { onWish: jest.fn(), onQuickView: jest.fn(), onDemo: jest.fn(), onIntent: jest.fn() };
  renderScreen(
    <MemoryRouter initialEntries={['/products']}>
      <ProductActionsContext value={{ ...actions, wishedIds: new Set(wishedIds) }}>
        <ProductCard product={{ ...hammer, ...changes }} onAddToCart={onAddToCart} />
      </ProductActionsContext>
      <Address />
    </MemoryRouter>,
  );
  return { onAddToCart, actions };
}

/** Shows the current address. */
function Address() {
  return <p>At {useLocation().pathname}</p>;
}

describe('Section 2, Product card', () => {
  it('says name, category and both prices, and links to the product [2.card.1, 2.card.2, 2.card.4]', () => {
    renderCard();
    const card = screen.getByRole('article', { name: 'Forged Claw Hammer' });
    expect(within(card).getByRole('link', { name: 'Forged Claw Hammer' })).toHaveAttribute(
      'href',
      '/product/1',
    );
    expect(card).toHaveTextContent('Hand Tools');
    expect(card).toHaveTextContent('Price ₹1,299.00');
    expect(card).toHaveTextContent('Original price ₹1,599.00');
  });

  it.each([
    { originalPrice: 1599, says: ['Sale', '18% off'] },
    { originalPrice: 1299, says: [] },
    { originalPrice: 999, says: [] },
    { originalPrice: null, says: [] },
  ])(
    'is tagged as a sale, and says by how much, only below an original price: $originalPrice [2.card.3, 2.card.12]',
    ({ originalPrice, says }) => {
      renderCard({ originalPrice });
      expect(screen.queryAllByText(/Sale|% off/).map(({ textContent }) => textContent)).toEqual(says);
    },
  );

  it('adds to the cart by mouse and by keyboard without following the link [2.card.5]', async () => {
    const user = userEvent.setup();
    const { onAddToCart } = renderCard();
    const button = screen.getByRole('button', { name: 'Add to Cart', description: 'Forged Claw Hammer' });
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(onAddToCart.mock.calls).toEqual([[hammer], [hammer]]);
    expect(within(screen.getByRole('link')).queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows no original price where there is none [2.card.2]', () => {
    renderCard({ originalPrice: null });
    expect(screen.getByRole('article')).not.toHaveTextContent('Original price');
  });

  it('has two tab stops: the link and its buttons, between which arrow keys move [2.card.5, 2.card.6]', async () => {
    const user = userEvent.setup();
    const { onAddToCart } = renderCard();
    await user.tab();
    expect(screen.getByRole('link')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onAddToCart).toHaveBeenCalledTimes(1);
    const toolbar = within(screen.getByRole('toolbar', { name: 'Forged Claw Hammer' }));
    for (const [key, name] of [
      ['ArrowRight', 'Add to Wishlist'],
      ['ArrowDown', 'Quick View'],
      ['ArrowRight', 'Product Demo'],
      ['ArrowRight', 'Add to Cart'],
      ['ArrowLeft', 'Product Demo'],
      ['ArrowUp', 'Quick View'],
      ['ArrowUp', 'Add to Wishlist'],
    ]) {
      await user.keyboard(`{${key}}`);
      expect(toolbar.getByRole('button', { name })).toHaveFocus();
    }
    await user.tab();
    expect(document.body).toHaveFocus();
    await user.tab({ shift: true });
    expect(toolbar.getByRole('button', { name: 'Add to Wishlist' })).toHaveFocus();
  });

  it('has three icon buttons by their titles, which stay on the page [2.card.6, 2.card.7]', async () => {
    const user = userEvent.setup();
    const { onAddToCart, actions } = renderCard();
    for (const title of ['Add to Wishlist', 'Quick View', 'Product Demo']) {
      expect(screen.getByTitle(title)).toHaveAccessibleName(title);
      await user.click(screen.getByTitle(title));
      expect(screen.getByText('At /products')).toBeVisible();
    }
    expect(onAddToCart).not.toHaveBeenCalled();
    expect(actions.onWish).toHaveBeenCalledWith(hammer);
    expect(actions.onQuickView).toHaveBeenCalledWith('1');
    expect(actions.onDemo).toHaveBeenCalledWith('1');
  });

  it('shows whether it is in the wishlist, and prepares a dialog on intent', async () => {
    const user = userEvent.setup();
    const { actions } = renderCard({}, ['1']);
    expect(screen.getByRole('button', { name: 'Add to Wishlist' })).toHaveAttribute('aria-pressed', 'true');
    await user.hover(screen.getByTitle('Quick View'));
    expect(actions.onIntent).toHaveBeenCalledWith('view', '1');
  });
});

const PICTURE = 'http://localhost:8044/pictures/hammer.svg';

describe('ProductImage', () => {
  it('declares its 4:5 size and is loaded lazily unless it has priority', () => {
    const { rerender } = renderScreen(
      <ProductImage src={PICTURE} alt="Claw hammer" sizes={pictureSizes.card} productId="1" />,
    );
    const image = screen.getByRole('img', { name: 'Claw hammer' });
    expect(image).toHaveAttribute('width', '800');
    expect(image).toHaveAttribute('height', '1000');
    expect(image).toHaveAttribute('loading', 'lazy');

    rerender(
      <ProductImage src={PICTURE} alt="Claw hammer" sizes={pictureSizes.card} productId="1" priority />,
    );
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it('offers the widths that its address names', () => {
    const { rerender } = renderScreen(
      <ProductImage src={`${PICTURE}?w=640`} alt="Hammer" sizes={pictureSizes.thumbnail} productId="1" />,
    );
    const image = screen.getByRole('img', { name: 'Hammer' });
    expect(image).toHaveAttribute(
      'srcset',
      `${PICTURE}?w=320 320w, ${PICTURE}?w=480 480w, ${PICTURE}?w=640 640w`,
    );
    expect(image).toHaveAttribute('sizes', '96px');
    rerender(<ProductImage src={PICTURE} alt="Hammer" sizes={pictureSizes.thumbnail} productId="1" />);
    expect(screen.getByRole('img', { name: 'Hammer' })).not.toHaveAttribute('srcset');
  });

  it('shows the placeholder when the picture fails, and loads the picture of the next product [2.card.10, 2.card.11, 2.product.4]', () => {
    const { rerender } = renderScreen(
      <ProductImage src={PICTURE} alt="Claw hammer" sizes={pictureSizes.card} productId="1" />,
    );
    fireEvent.error(screen.getByRole('img', { name: 'Claw hammer' }));
    expect(screen.getByRole('img', { name: 'Claw hammer: no picture available' })).toBeVisible();

    rerender(<ProductImage src={PICTURE} alt="Claw hammer" sizes={pictureSizes.card} productId="2" />);
    expect(screen.getByRole('img', { name: 'Claw hammer' })).toHaveAttribute('src', PICTURE);
  });

  it('loads a picture that failed once more when the network is back', () => {
    renderScreen(
      <>
        <ProductImage src={PICTURE} alt="Claw hammer" sizes={pictureSizes.card} productId="1" />
        <ProductImage src="" alt="Saw" sizes={pictureSizes.card} productId="2" />
      </>,
    );
    fireEvent.error(screen.getByRole('img', { name: 'Claw hammer' }));
    fireEvent(window, new Event('online'));
    expect(screen.getByRole('img', { name: 'Claw hammer' })).toHaveAttribute('src', PICTURE);
    expect(screen.getByRole('img', { name: 'Saw: no picture available' })).toBeVisible();

    fireEvent.error(screen.getByRole('img', { name: 'Claw hammer' }));
    expect(screen.getByRole('img', { name: 'Claw hammer: no picture available' })).toBeVisible();
  });

  it('shows the placeholder where there is no picture [2.card.10]', () => {
    renderScreen(<ProductImage src="" alt="" sizes={pictureSizes.card} productId="1" />);
    expect(screen.getByRole('img', { name: 'No picture available' })).toBeVisible();
  });
});

describe('QuantityStepper', () => {
  it('does not go below 1, and keeps the focus', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    renderScreen(<QuantityStepper value={1} onChange={onChange} />);
    const minus = screen.getByRole('button', { name: 'Decrease quantity' });
    await user.click(minus);
    expect(onChange).not.toHaveBeenCalled();
    expect(minus).toHaveFocus();
    expect(minus).toHaveAttribute('aria-disabled', 'true');
  });

  it('does not go above the limit of a cart line', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    renderScreen(<QuantityStepper value={9999} onChange={onChange} />);
    const plus = screen.getByRole('button', { name: 'Increase quantity' });
    await user.click(plus);
    expect(onChange).not.toHaveBeenCalled();
    expect(plus).toHaveFocus();
    expect(plus).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('Section 4, Order status codes', () => {
  it.each([
    [0, 'Pending', '[4.order-status.1]'],
    [1, 'Processing', '[4.order-status.2]'],
    [2, 'Shipped', '[4.order-status.3]'],
    [3, 'Delivered', '[4.order-status.4]'],
    [4, 'Cancelled', '[4.order-status.5]'],
  ])('names status %s as %s %s', (status, name) => {
    renderScreen(<StatusChip status={status} />);
    expect(screen.getByText(name)).toBeVisible();
  });

  it.each([
    [5, 'Unknown (5)'],
    [9, 'Unknown (9)'],
    [-1, 'Unknown (-1)'],
    [1.5, 'Unknown (1.5)'],
  ])('names the unknown status %s as %s [4.order-status.6]', (status, name) => {
    renderScreen(<StatusChip status={status} />);
    expect(screen.getByText(name)).toBeVisible();
  });

  it('names a status that is no number Unknown [4.order-status.7]', () => {
    renderScreen(<StatusChip status={null} />);
    expect(screen.getByText('Unknown')).toBeVisible();
  });
});

describe('SubmitButton', () => {
  it('shows that it is busy, keeps the focus and does not submit twice', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <SubmitButton busy={busy} busyText="Signing in...">
          Sign in
        </SubmitButton>
      </form>
    );
    const { rerender } = renderScreen(form(false));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    rerender(form(true));
    const button = screen.getByRole('button', { name: 'Signing in...' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(button);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('ToastContent', () => {
  it('is an alert for a failure and a status otherwise', () => {
    const toast = { title: 'Error', message: 'Failed to log out properly.', onClose: jest.fn() };
    const { rerender } = renderScreen(<ToastContent variant="destructive" {...toast} />);
    expect(screen.getByRole('alert')).toHaveTextContent('ErrorFailed to log out properly.');
    rerender(<ToastContent variant="success" {...toast} />);
    expect(screen.getByRole('status')).toBeVisible();
  });

  it('offers its action and a way to close it', async () => {
    const user = userEvent.setup();
    const onAction = jest.fn();
    const onClose = jest.fn();
    renderScreen(
      <ToastContent
        variant="info"
        title="Success"
        message="Removed."
        actionLabel="Undo"
        onAction={onAction}
        onClose={onClose}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('Loading, empty and error states', () => {
  it('an error is announced and offers what to do next', async () => {
    const onAction = jest.fn();
    const action = <Button onClick={onAction}>Try Again</Button>;
    renderScreen(<Notice title="Failed to load products." action={action} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load products.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try Again' }));
    expect(onAction).toHaveBeenCalledTimes(1);
  });

  it('a loading state says what is loading, with skeletons or without', () => {
    const { rerender } = renderScreen(<LoadingBlock label="Loading products…" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading products…');
    rerender(
      <LoadingBlock label="Loading products…">
        <button>of a skeleton</button>
      </LoadingBlock>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Loading products…');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('the title of an empty page is its heading, which can be focused', () => {
    renderScreen(<EmptyState title="Your cart is empty" titleComponent="h1" />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Your cart is empty' });
    heading.focus();
    expect(heading).toHaveFocus();
  });
});

interface PartProps {
  readonly hasField?: boolean;
}

/** A list whose buttons remove themselves. */
function Part({ hasField = false }: PartProps) {
  const list = useRef<HTMLDivElement>(null);
  const [names, setNames] = useState(['one', 'two', 'three']);
  useFocusAfterRemoval(list, hasField ? { next: () => document.querySelector<HTMLElement>('input') } : {});
  return (
    <>
      <PageHeading>Page</PageHeading>
      {hasField && <input aria-label="Field" />}
      {names.length > 0 && (
        <div ref={list}>
          {names.map((name) => (
            <button key={name} type="button" onClick={() => setNames(names.filter((each) => each !== name))}>
              {name}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const button = (name: string) => screen.getByRole('button', { name });

describe('The focus of a control that is removed', () => {
  it('goes to what took its place, else to the last one, else to the heading', async () => {
    renderScreen(<Part />);
    await press('two');
    expect(button('three')).toHaveFocus();
    await press('three');
    expect(button('one')).toHaveFocus();
    await press('one');
    expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus();
  });

  it('goes to where the part says once nothing is left of it', async () => {
    renderScreen(<Part hasField />);
    for (const name of ['one', 'two', 'three']) await press(name);
    expect(screen.getByLabelText('Field')).toHaveFocus();
  });
});
