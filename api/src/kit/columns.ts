/** Column types that mean the same in every table. Property names are the wire's names. */
import { customType, date, integer, numeric, text, timestamp } from 'drizzle-orm/pg-core';

/** The id of a record within its table: 1, 2, 3 … over all companies. */
export const id = () => integer().generatedAlwaysAsIdentity();

/** An instant, UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: 'string', precision: 3 });

/** A calendar day in the company's time zone. */
export const day = () => date({ mode: 'string' });

/** Roubles, exact to the kopeck. */
export const money = () => numeric({ precision: 12, scale: 2 });

/** Text that is sorted as a Russian reader expects: е before ё, letters' case aside. */
export const sortedText = customType<{ data: string }>({
  dataType: () => 'text collate "und-x-icu"',
});

/** One of a closed set of values, kept as text with a check that the table declares. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  text({ enum: [...values] });

export const createdAt = () => instant().notNull().defaultNow();
export const updatedAt = () =>
  instant()
    .notNull()
    .defaultNow()
    .$onUpdateFn(() => new Date().toISOString());
