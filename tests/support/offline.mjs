/** Preloaded into a server: host names have no address, so that calls to providers fail at once, with or without a network. */
import dns from 'node:dns';
import { isIP } from 'node:net';

const { lookup } = dns;

dns.lookup = (host, options, callback = options) => {
  if (isIP(host)) lookup(host, options, callback);
  else callback(Object.assign(new Error(`${host} has no address.`), { code: 'ENOTFOUND' }));
};
