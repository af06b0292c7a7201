// The gateway's URL and the request headers of operations.
import { accessToken } from './session.ts';

export const gatewayAddress = '/graphql';

export function requestHeaders(): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    Accept: 'application/graphql-response+json, application/json',
    ...authorization(),
  };
}

export function authorization(): Record<string, string> {
  const token = accessToken();
  return token ? { Authorization: `Bearer ${token}` } : {};
}
