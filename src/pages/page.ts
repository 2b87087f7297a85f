import type { ComponentType } from 'react';
import type { PageAddress } from '../api/firstQueries';
import type { PublicQuery } from '../api/publicRequests';
import type { LazyPart } from '../components/lazyPart';

/** What a route shows. */
export interface Page {
  /** 'main': with header, footer and bottom bar. 'bare': the frame of the sign-in pages. */
  readonly layout: 'main' | 'bare';
  /** What the page says of itself in the document's head, beside its title. */
  readonly Head: ComponentType<PageAddress>;
  /** What it asks for first, beside the store's information; null where its address does not tell. */
  readonly firstQuery?: (address: PageAddress) => PublicQuery | null;
  /** Parts of the screen in other chunks that are rendered with it outside a browser; none unless given. */
  readonly parts?: readonly LazyPart<object>[];
  /** In a chunk of its own. */
  readonly Screen: LazyPart<object>;
}
