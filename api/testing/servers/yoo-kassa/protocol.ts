// Request schemas and errors of YooKassa's API v3, as its server validates them (https://yookassa.ru/developers/api).
import { z } from 'zod';

/** Thrown while a request is handled, it becomes the response. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly parameter: string | undefined;
  /** Milliseconds, for a 202. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    description: string,
    { parameter, retryAfter }: { parameter?: string; retryAfter?: number } = {},
  ) {
    super(description);
    this.status = status;
    this.code = code;
    this.parameter = parameter;
    this.retryAfter = retryAfter;
  }
}

export const wrong = (parameter: string, description: string) =>
  new Refusal(400, 'invalid_request', description, { parameter });

export const notFound = (what: string) =>
  new Refusal(404, 'not_found', `${what} doesn't exist or access denied`);

/** The limit is in UTF-16 code units, where an emoji counts more than once, unlike in zod. */
const words = (most: number) => z.string().refine((text) => text.length <= most);

const amount = z.strictObject({
  value: z
    .string()
    .regex(/^\d{1,10}\.\d\d$/)
    .refine((value) => kopecks(value) > 0),
  currency: z.literal('RUB'),
});

/** https://yookassa.ru/developers/payment-acceptance/receipts/54fz */
const receipt = z.strictObject({
  customer: z
    .strictObject({
      full_name: words(256).optional(),
      email: z.email().optional(),
      phone: z
        .string()
        .regex(/^\d{4,15}$/)
        .optional(),
    })
    .refine(({ email, phone }) => email !== undefined || phone !== undefined),
  items: z
    .array(
      z.strictObject({
        description: words(128).min(1),
        quantity: z.string().regex(/^\d{1,5}(\.\d{1,3})?$/),
        amount,
        vat_code: z.int().min(1).max(12),
        payment_subject: z.enum(['commodity', 'service', 'job', 'payment', 'another']),
        payment_mode: z.enum(['full_payment', 'full_prepayment', 'partial_prepayment', 'advance']),
      }),
    )
    .min(1)
    .max(100),
});

export const paymentBody = z.strictObject({
  amount,
  capture: z.boolean().default(false),
  confirmation: z.strictObject({
    type: z.literal('redirect'),
    return_url: z.url({ protocol: /^https?$/ }).max(2048),
  }),
  description: words(128).optional(),
  metadata: z
    .record(z.string().max(32), z.string().max(512))
    .refine((metadata) => Object.keys(metadata).length <= 16)
    .default({}),
  receipt: receipt.optional(),
});

export const captureBody = z.strictObject({ amount: amount.optional() });

export const refundBody = z.strictObject({
  payment_id: z.string().min(1).max(36),
  amount,
  description: words(250).optional(),
  receipt: receipt.optional(),
});

export const listQuery = z.strictObject({
  'created_at.gte': z.iso.datetime({ offset: true }).optional(),
  'created_at.lt': z.iso.datetime({ offset: true }).optional(),
  status: z.string().optional(),
  payment_id: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  cursor: z.string().optional(),
});

export type ListQuery = z.infer<typeof listQuery>;

export function read<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const inner = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  const parameter = [...(issue?.path ?? []), ...inner].join('.');
  throw wrong(parameter, `Illegal parameter: ${issue?.message ?? ''}`);
}

/**
 * The items must add up to the amount; a shop whose receipts YooKassa issues must send a complete one.
 */
export function checkReceipt(
  given: z.infer<typeof receipt> | undefined,
  total: string,
  isDemanded: boolean,
): void {
  if (given === undefined) {
    if (isDemanded) throw wrong('receipt', 'Receipt is missing or illegal');
    return;
  }
  let sum = 0;
  for (const {
    quantity,
    amount: { value },
  } of given.items) {
    sum += Math.round(Number(quantity) * kopecks(value));
  }
  if (sum !== kopecks(total)) throw wrong('receipt.items', 'Sum of items differs from the amount');
}

export const kopecks = (value: string): number => Math.round(Number(value) * 100);

export const rubles = (sum: number) => ({ value: (sum / 100).toFixed(2), currency: 'RUB' });
