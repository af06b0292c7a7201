// A segmented control for two or three options: styled native radio buttons.
import { useId } from 'react';
import { chakra } from '@chakra-ui/react';
import { Text } from '../text/Text.tsx';

export type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <Group>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <Text as="span" size="sm">
              {option.label}
            </Text>
          </label>
        ))}
      </div>
    </Group>
  );
}

const Group = chakra('fieldset', {
  base: {
    minW: '200px',
    m: '0',
    p: '0',
    border: 'none',
    '& > legend': { mb: '1.5', p: '0', color: 'muted', fontSize: 'xs', fontWeight: 'medium' },
    '& > div': { display: 'flex', p: '0.5', borderRadius: 'lg', bg: 'secondarySoft' },
    '& label': {
      flex: '1',
      px: '3',
      py: '1',
      borderRadius: 'md',
      textAlign: 'center',
      cursor: 'pointer',
      position: 'relative',
    },
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
    '& label:has(:checked)': { bg: 'surface', boxShadow: 'inset 0 0 0 1px {colors.edge}' },
    '& label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary' },
  },
});
