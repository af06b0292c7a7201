// The challenge of the captcha, passed on unchanged to the client's library.
import type { Context } from '../../context.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { isRestError } from '../../kit/rest/errors.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';

export default {
  resolvers: {
    Query: {
      captchaChallenge: withCall(
        async (_: unknown, _args: object, { rest }: Context) => {
          try {
            const { data } = await rest.get<object | null>(path`/captcha`);
            return data && JSON.stringify(data);
          } catch (error) {
            // A server without a captcha requires none.
            if (isRestError(error, 404)) return null;
            throw error;
          }
        },
        { method: 'GET', route: '/captcha', records: [], size: () => 1 },
      ),
    },
  },
} satisfies Domain;
