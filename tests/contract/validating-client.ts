// A REST client that validates every response against api/openapi.json.
import { expectContract, operationOf } from '../../api/testing/contract.ts';
import { restClient, type RestClient } from '../kit/rest.ts';

export function validatingClient(url: string, token?: string): RestClient {
  const call = restClient(url, token);
  return async (method, path, body, headers) => {
    if (operationOf({ method, url: path }) === undefined) {
      throw new Error(`${method} ${path} is not documented`);
    }
    const answer = await call(method, path, body, headers);
    expectContract({ method, url: path }, answer);
    return answer;
  };
}
