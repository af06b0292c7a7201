-- A purchase knows the promo code of its price and what it opens; its use of the code counts as long as money may come of it.
ALTER TABLE "payment_orders" ADD COLUMN "promo_code_id" integer;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "code_price" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "price_without_code" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "access" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider_ended_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider_look_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "used_promo_codes" ADD COLUMN "payment_order_id" integer;--> statement-breakpoint
UPDATE used_promo_codes AS used SET payment_order_id = payment.payment_order_id FROM payments AS payment
  WHERE payment.company_id = used.company_id AND payment.id = used.payment_id;--> statement-breakpoint
ALTER TABLE "used_promo_codes" ALTER COLUMN "payment_order_id" SET NOT NULL;--> statement-breakpoint
-- When the provider ended a payment is no history of the staff's.
CALL keep_audits('payments', 'payments', 'refunded_sum,provider_key,provider_asked_at,provider_order,provider_payment_id,confirmation_url,provider_ended_at,provider_look_at,author_id,searched,receipt_sent_at,updated_at');--> statement-breakpoint
-- What was cancelled before has given its use back already.
UPDATE payments SET provider_ended_at = updated_at WHERE status = 'canceled' AND provider_asked_at IS NOT NULL;--> statement-breakpoint
UPDATE payment_orders AS bought SET access = 'open' WHERE access_withdrawn_at IS NULL AND EXISTS (
  SELECT FROM payments AS payment WHERE payment.company_id = bought.company_id AND payment.payment_order_id = bought.id
    AND payment.status IN ('paid', 'partly_refunded'));--> statement-breakpoint
UPDATE payment_orders SET access = 'rests' WHERE access_withdrawn_at IS NOT NULL;--> statement-breakpoint
-- The price of an order whose code is free again is asked anew from now on. Parts that were agreed on keep their price.
UPDATE payment_orders AS bought SET promo_code_id = priced.promo_code_id, code_price = priced.price, price_without_code = priced.price + priced.discount
FROM (SELECT DISTINCT ON (used.company_id, used.payment_order_id) used.company_id, used.payment_order_id, used.promo_code_id, used.discount, used.released_at, payment.price
  FROM used_promo_codes AS used JOIN payments AS payment ON payment.company_id = used.company_id AND payment.id = used.payment_id
  ORDER BY used.company_id, used.payment_order_id, used.id DESC) AS priced
JOIN LATERAL (SELECT order_id FROM payment_orders AS one WHERE one.company_id = priced.company_id AND one.id = priced.payment_order_id) AS of_order ON true
JOIN orders AS ordered ON ordered.company_id = priced.company_id AND ordered.id = of_order.order_id
WHERE bought.company_id = priced.company_id AND bought.id = priced.payment_order_id
  AND ordered.price = priced.price AND ordered.fix_price IS NULL
  AND (priced.released_at IS NULL OR NOT EXISTS (SELECT FROM payments AS live
    WHERE live.company_id = bought.company_id AND live.payment_order_id = bought.id AND live.status <> 'canceled'));--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_company_id_promo_code_id_promo_codes_company_id_id_fk" FOREIGN KEY ("company_id","promo_code_id") REFERENCES "public"."promo_codes"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_promo_codes" ADD CONSTRAINT "used_promo_codes_company_id_payment_order_id_payment_orders_company_id_id_fk" FOREIGN KEY ("company_id","payment_order_id") REFERENCES "public"."payment_orders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_orders_promo_code_id" ON "payment_orders" USING btree ("company_id","promo_code_id");--> statement-breakpoint
CREATE INDEX "payment_orders_resting" ON "payment_orders" USING btree ("company_id","id") WHERE access = 'rests';--> statement-breakpoint
CREATE INDEX "payments_at_provider" ON "payments" USING btree ("company_id","provider_asked_at") WHERE status in ('waiting', 'canceled') and provider_asked_at is not null and provider_ended_at is null;--> statement-breakpoint
CREATE INDEX "used_promo_codes_payment_order_id" ON "used_promo_codes" USING btree ("company_id","payment_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "used_promo_codes_held" ON "used_promo_codes" USING btree ("company_id","payment_order_id") WHERE released_at is null;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_code" CHECK (num_nulls(promo_code_id, code_price, price_without_code) in (0, 3) and coalesce(price_without_code >= code_price, true));--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_access" CHECK (access in ('none', 'open', 'rests'));--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_rests" CHECK ((access = 'rests') = (access_withdrawn_at is not null));