import { fireEvent, screen } from '@testing-library/react';
import { pictureSizes } from './pictureSizes';
import { ProductImage } from './ProductImage';
import { renderScreen } from '../testing/renderScreen';

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
