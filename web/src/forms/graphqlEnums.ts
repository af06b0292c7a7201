// Converts enum values: upper case in GraphQL, lower case in the rules of `common`.
import type { Condition, Operator } from '@kafedra/common/forms';

export const fromGraphqlEnum = <Value extends string>(value: string): Value =>
  value.toLowerCase() as Value;

/** The reverse conversion. */
export const toGraphqlEnum = <Value extends string>(value: string): Value =>
  value.toUpperCase() as Value;

interface WireCondition {
  readonly match: string;
  readonly rules: readonly {
    readonly field: string;
    readonly operator: string;
    readonly value: string | null | undefined;
  }[];
}

export const conditionOf = ({ match, rules }: WireCondition): Condition => ({
  match: fromGraphqlEnum<Condition['match']>(match),
  rules: rules.map(({ field, operator, value }) => ({
    field,
    operator: fromGraphqlEnum<Operator>(operator),
    value: value ?? null,
  })),
});
