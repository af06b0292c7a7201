// The promo code of a purchase: it is tried at once, and what is wrong with it stands at the field.
import { useState } from 'react';
import { Button, FieldFrame, Flex, Input } from '../../ui/index.ts';
import { longestCode } from './buyRoute.ts';

export function PromoCodeBox({
  applied,
  error,
  isPending,
  onApply,
}: {
  /** The code that the shown price is of; empty without one. */
  applied: string;
  error: string | null;
  isPending: boolean;
  /** Empty takes it away. */
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
              maxLength={longestCode}
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
