// Whether a shop at YooKassa and its key are good: what a company's settings ask.
import { z } from 'zod';
import { failedDependency } from '../../kit/http/errors.ts';
import { authorizationOf, send, type Shop } from './yoo-kassa-client.ts';

/** `enabled` takes payments; `disabled` is a shop that YooKassa has stopped; `refused` are wrong keys. */
export type ShopState = 'enabled' | 'disabled' | 'refused';

export interface YooKassa {
  /** Throws a Failure when it does not answer. */
  shopState(shop: Shop): Promise<ShopState>;
}

/** Milliseconds that it may take. */
const patience = 10_000;

/** Of its answer to `GET /v3/me`. */
const me = z.object({ status: z.enum(['enabled', 'disabled']) });

export function yooKassaAt(baseUrl: string): YooKassa {
  return {
    // Once: somebody waits for it, and can ask again.
    shopState: async (shop) => {
      const answer = await send(new URL('/v3/me', baseUrl), {
        headers: { authorization: authorizationOf(shop) },
        signal: AbortSignal.timeout(patience),
      }).catch(notAnswered);
      if (answer.status === 401 || answer.status === 403) {
        await answer.body?.cancel();
        return 'refused';
      }
      if (!answer.ok) {
        await answer.body?.cancel();
        return notAnswered();
      }
      const read = me.safeParse(await answer.json().catch(notAnswered));
      return read.success ? read.data.status : notAnswered();
    },
  };
}

function notAnswered(): never {
  throw failedDependency(
    'ЮKassa не ответила, настройки не проверены. Попробуйте через несколько минут',
  );
}
