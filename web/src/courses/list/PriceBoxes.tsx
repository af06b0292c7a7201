// The boxes of a price range in a filter.
import { DebouncedInput } from '../../kit/fields/DebouncedInput.tsx';
import { wholeRoubles } from '../../kit/list/filter/roubles.ts';

interface Prices {
  price_from: string | null;
  price_to: string | null;
}

export function PriceBoxes({
  state,
  change,
}: {
  state: Prices;
  change: (part: Partial<Prices>) => void;
}) {
  return (
    <>
      <DebouncedInput
        label="Цена от, ₽"
        numbers={wholeRoubles}
        value={state.price_from ?? ''}
        onChange={(price) => change({ price_from: price || null })}
      />
      <DebouncedInput
        label="до, ₽"
        numbers={wholeRoubles}
        value={state.price_to ?? ''}
        onChange={(price) => change({ price_to: price || null })}
      />
    </>
  );
}
