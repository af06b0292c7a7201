// Validation rules of the fields of a company, shared by all its forms.
import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { firstValue } from '../kit/relay/firstValue.ts';
import {
  maxLength,
  maxLengthOrEmpty,
  minLength,
  pattern,
  type Rule,
  type ServerCheck,
} from '../ui/index.ts';
import type { rulesCodeIsFreeQuery } from '../__generated__/rulesCodeIsFreeQuery.graphql.ts';

export const nameRules: readonly Rule[] = [maxLength(255)];
export const descriptionRules: readonly Rule[] = [maxLengthOrEmpty(255)];
export const codeRules: readonly Rule[] = [
  minLength(3, 'Требуется минимум 3 символа'),
  pattern(/^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i, 'Невалидное название поддомена'),
  maxLength(50),
];

/** Checks on the server whether a code is available; the company's current code always is. */
export function useFreeCodeCheck(own?: string): ServerCheck {
  const environment = useRelayEnvironment();
  return useCallback(
    async (code, signal) => {
      if (code.toLowerCase() === own) return null;
      const request = fetchQuery<rulesCodeIsFreeQuery>(
        environment,
        graphql`
          query rulesCodeIsFreeQuery($code: String!) {
            companyCodeIsFree(code: $code)
          }
        `,
        { code },
      );
      const answer = await firstValue(request, signal);
      return answer?.companyCodeIsFree === false ? 'Поддомен уже существует' : null;
    },
    [environment, own],
  );
}
