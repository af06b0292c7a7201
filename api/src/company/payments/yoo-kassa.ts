// YooKassa's API, as far as a company's settings need it: whether a shop and its key are good.
import { z } from 'zod';
import { failedDependency } from '../../kit/errors.ts';

/** `enabled` takes payments; `disabled` is a shop that YooKassa has stopped; `refused` are wrong keys. */
export type ShopState = 'enabled' | 'disabled' | 'refused';

export interface YooKassa {
  /** Throws a Failure when it does not answer. */
  shopState(shop: { id: string; secretKey: string }): Promise<ShopState>;
}

/** Milliseconds that it may take. */
const patience = 10_000;

/** Of its answer to `GET /v3/me`. */
const me = z.object({ status: z.enum(['enabled', 'disabled']) });

export function yooKassaAt(baseUrl: string): YooKassa {
  return {
    shopState: async ({ id, secretKey }) => {
      const answer = await fetch(new URL('/v3/me', baseUrl), {
        headers: { authorization: `Basic ${Buffer.from(`${id}:${secretKey}`).toString('base64')}` },
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      }).catch(notAnswered);
      if (answer.status === 401 || answer.status === 403) return 'refused';
      if (!answer.ok) return notAnswered();
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
