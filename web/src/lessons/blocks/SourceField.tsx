// What a program or a formula is written as; a formula is shown as it will look, or what is wrong in it.
import { useEffect, useState } from 'react';
import {
  Box,
  FieldFrame,
  LongInput,
  maxLengthOrEmpty,
  textWords,
  useField,
} from '../../ui/index.ts';
import { Formula } from '../../ui/rich-text/Formula.tsx';
import { formulaProblem } from '../../ui/rich-text/formulas.ts';

export function SourceField({
  name,
  isFormula,
  most,
}: {
  name: string;
  isFormula: boolean;
  /** Characters. */
  most: number;
}) {
  const label = isFormula ? 'Формула' : 'Программа';
  const { field, error } = useField<string>(name, {
    rules: [maxLengthOrEmpty(most)],
    words: textWords(label),
  });
  const problem = useProblem(isFormula ? field.value : '');
  return (
    <FieldFrame
      label={label}
      error={error ?? problem}
      hint={isFormula ? 'Как в TeX: \\frac{1}{2}, x^2, \\ce{H2O}' : undefined}
    >
      {(control) => (
        <>
          <LongInput
            {...control}
            {...field}
            minH={isFormula ? '72px' : '157px'}
            fontFamily="mono"
            fontSize="sm"
            spellCheck={false}
            autoCapitalize="off"
          />
          {isFormula && problem === null && field.value.trim() !== '' && (
            <Box mt="2">
              <Formula tex={field.value} isBlock />
            </Box>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** What KaTeX has against it; null where nothing. */
function useProblem(tex: string): string | null {
  const [found, setFound] = useState<{ tex: string; problem: string | null } | null>(null);
  useEffect(() => {
    if (tex.trim() === '') return;
    let isLeft = false;
    void formulaProblem(tex).then(
      (problem) => isLeft || setFound({ tex, problem }),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [tex]);
  return found?.tex === tex ? found.problem : null;
}
