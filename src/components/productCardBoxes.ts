/** The boxes that a product card and its skeleton share, so that one replaces the other without a shift. */
export const cardBoxes = {
  /** The `sizes` of a card's picture: two columns on narrow screens, up to four in the content width. */
  sizes: '(min-width: 1280px) 310px, (min-width: 768px) 33vw, 50vw',
  card: { position: 'relative', minWidth: 0 },
  /** As high as with a name of two lines, so that rows keep their distance; shorter names leave room below. */
  text: { paddingTop: 1.5, minHeight: 'calc(12px + 2 * 21.6px + 8px + 21px + 24px)' },
  /** At most two lines. */
  name: {
    fontSize: '1rem',
    lineHeight: '21.6px',
    fontWeight: 'fontWeightMedium',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  category: { color: 'text.secondary', marginTop: 0.5, marginBottom: 0.5 },
  /** Lies over the picture, and lets clicks through to the card's link. */
  tools: {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    aspectRatio: '4 / 5',
    zIndex: 2,
    pointerEvents: 'none',
  },
} as const;
