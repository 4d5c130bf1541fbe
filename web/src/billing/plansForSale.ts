import { createContext } from 'preact';

/** Whether users can buy plans on this server. Without billing, no page shows a price. */
export const PlansForSaleContext = createContext(false);
