import { MAX_QUANTITY } from '../limits';

/**
 * How much of the variant `v` can be sold, by Vendure's own rule: on hand, less what orders hold, less the threshold; as
 * many as one order may have where it is not counted. `g` is the row of global settings.
 */
export const STOCK = `greatest(0, CASE
    WHEN v."trackInventory" = 'TRUE' OR (v."trackInventory" = 'INHERIT' AND g."trackInventory") THEN
      (SELECT coalesce(sum(s."stockOnHand" - s."stockAllocated"), 0) FROM stock_level s WHERE s."productVariantId" = v.id)
      - CASE WHEN v."useGlobalOutOfStockThreshold" THEN g."outOfStockThreshold" ELSE v."outOfStockThreshold" END
    ELSE ${MAX_QUANTITY} END)::int`;

/** Joined for STOCK. */
export const GLOBAL_SETTINGS = `CROSS JOIN (SELECT * FROM global_settings ORDER BY id LIMIT 1) g`;
