import { almanac } from '../almanac';
import { useCall } from '../useCall';

/** Reads the webhook endpoints that take alerts; undefined until they are read. */
export function useAlertWebhooks() {
  const { data } = useCall('webhooks', () => almanac.webhooks.list());
  return data?.webhooks.filter(({ eventTypes }) => eventTypes.includes('alert.fired'));
}
