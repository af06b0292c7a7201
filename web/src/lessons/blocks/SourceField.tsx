// A form field for source code or a formula with a preview below; for a formula also its syntax error.
import { useEffect, useState } from 'react';
import {
  Box,
  FieldFrame,
  LongInput,
  maxLengthOrEmpty,
  textDisplay,
  useField,
  useFieldValue,
} from '../../ui/index.ts';
import { Formula } from '../../ui/rich-text/Formula.tsx';
import { formulaProblem } from '../../ui/rich-text/formulas.ts';
import { CodeBlock } from './CodeBlock.tsx';

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
    words: textDisplay(label),
  });
  const language = useFieldValue<string | null>('language');
  const isEmpty = field.value.trim() === '';
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
          {!isEmpty && problem === null && (
            <Box mt="2">
              {isFormula ? (
                <Formula tex={field.value} isBlock />
              ) : (
                <CodeBlock source={field.value} language={language} />
              )}
            </Box>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** The error message of KaTeX; null for a valid formula. */
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
