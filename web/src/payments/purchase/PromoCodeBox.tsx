// The promo code field of the checkout: applies the code at once and shows errors at the field.
import { useState } from 'react';
import { Button, FieldFrame, Flex, Input } from '../../ui/index.ts';
import { maxCodeLength } from './buyRoute.ts';

export function PromoCodeBox({
  applied,
  error,
  isPending,
  onApply,
}: {
  /** The code that the shown price includes; an empty string means none. */
  applied: string;
  error: string | null;
  isPending: boolean;
  /** An empty string removes the code. */
  onApply: (typed: string) => void;
}) {
  const [typed, setTyped] = useState(applied);
  const isApplied = applied !== '' && typed.trim() === applied;
  const works = isApplied && error === null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onApply(works ? '' : typed.trim());
      }}
    >
      <FieldFrame
        label="Промокод"
        error={isApplied ? error : null}
        hint={works ? 'Промокод применён' : undefined}
      >
        {(control) => (
          <Flex gap="2">
            <Input
              {...control}
              value={typed}
              maxLength={maxCodeLength}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Button type="submit" loading={isPending} disabled={typed.trim() === ''}>
              {works ? 'Убрать' : 'Применить'}
            </Button>
          </Flex>
        )}
      </FieldFrame>
    </form>
  );
}
