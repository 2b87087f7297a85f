import { carried, type CarriedLook } from './carried';
import {
  clamp,
  knife,
  plane,
  saw,
  type ClampLook,
  type KnifeLook,
  type PlaneLook,
  type SawLook,
} from './cutting';
import {
  drape,
  dress,
  top,
  trousers,
  type DrapeLook,
  type DressLook,
  type LegLook,
  type TopLook,
} from './garments';
import type { Art, Pen, View } from './pen';
import { gauge, square, type GaugeLook, type SquareLook } from './precision';
import { shoe, type ShoeLook } from './shoes';
import { toolSet, type SetLook } from './sets';
import {
  drill,
  level,
  measure,
  siteGear,
  trowel,
  type DrillLook,
  type LevelLook,
  type MeasureLook,
  type SiteLook,
  type TrowelLook,
} from './site';
import { chisel, crowbar, hammer, type ChiselLook, type CrowbarLook, type HammerLook } from './striking';
import {
  adjustable,
  hexKeys,
  pliers,
  screwdriver,
  spanner,
  type AdjustableLook,
  type HexKeysLook,
  type PliersLook,
  type ScrewdriverLook,
  type SpannerLook,
} from './turning';

/** How a product is drawn: the kind of drawing and its options. */
export type Look =
  | { readonly art: 'hammer'; readonly of: HammerLook }
  | { readonly art: 'crowbar'; readonly of: CrowbarLook }
  | { readonly art: 'chisel'; readonly of: ChiselLook }
  | { readonly art: 'spanner'; readonly of: SpannerLook }
  | { readonly art: 'adjustable'; readonly of: AdjustableLook }
  | { readonly art: 'pliers'; readonly of: PliersLook }
  | { readonly art: 'screwdriver'; readonly of: ScrewdriverLook }
  | { readonly art: 'hexKeys'; readonly of: HexKeysLook }
  | { readonly art: 'saw'; readonly of: SawLook }
  | { readonly art: 'plane'; readonly of: PlaneLook }
  | { readonly art: 'clamp'; readonly of: ClampLook }
  | { readonly art: 'knife'; readonly of: KnifeLook }
  | { readonly art: 'trowel'; readonly of: TrowelLook }
  | { readonly art: 'drill'; readonly of: DrillLook }
  | { readonly art: 'measure'; readonly of: MeasureLook }
  | { readonly art: 'level'; readonly of: LevelLook }
  | { readonly art: 'siteGear'; readonly of: SiteLook }
  | { readonly art: 'gauge'; readonly of: GaugeLook }
  | { readonly art: 'square'; readonly of: SquareLook }
  | { readonly art: 'toolSet'; readonly of: SetLook }
  | { readonly art: 'top'; readonly of: TopLook }
  | { readonly art: 'trousers'; readonly of: LegLook }
  | { readonly art: 'dress'; readonly of: DressLook }
  | { readonly art: 'drape'; readonly of: DrapeLook }
  | { readonly art: 'carried'; readonly of: CarriedLook }
  | { readonly art: 'shoe'; readonly of: ShoeLook };

/** Draws a product with a pen, from one side. */
export function drawLook(pen: Pen, look: Look, view: View): Art {
  switch (look.art) {
    case 'hammer':
      return hammer(pen, look.of);
    case 'crowbar':
      return crowbar(pen, look.of);
    case 'chisel':
      return chisel(pen, look.of);
    case 'spanner':
      return spanner(pen, look.of);
    case 'adjustable':
      return adjustable(pen, look.of);
    case 'pliers':
      return pliers(pen, look.of);
    case 'screwdriver':
      return screwdriver(pen, look.of);
    case 'hexKeys':
      return hexKeys(pen, look.of);
    case 'saw':
      return saw(pen, look.of);
    case 'plane':
      return plane(pen, look.of);
    case 'clamp':
      return clamp(pen, look.of);
    case 'knife':
      return knife(pen, look.of);
    case 'trowel':
      return trowel(pen, look.of);
    case 'drill':
      return drill(pen, look.of);
    case 'measure':
      return measure(pen, look.of);
    case 'level':
      return level(pen, look.of);
    case 'siteGear':
      return siteGear(pen, look.of);
    case 'gauge':
      return gauge(pen, look.of);
    case 'square':
      return square(pen, look.of);
    case 'toolSet':
      return toolSet(pen, look.of);
    case 'top':
      return top(pen, look.of, view);
    case 'trousers':
      return trousers(pen, look.of, view);
    case 'dress':
      return dress(pen, look.of, view);
    case 'drape':
      return drape(pen, look.of);
    case 'carried':
      return carried(pen, look.of);
    case 'shoe':
      return shoe(pen, look.of, view);
  }
}
