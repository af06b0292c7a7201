import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing.tsx';
import { FieldValues, type FieldValue } from './FieldValues.tsx';
import type { CustomFieldType } from '../custom-field/describedField.ts';

const textOf = (type: CustomFieldType | null, ...values: FieldValue[]) =>
  renderUi(<FieldValues type={type} values={values} />).container.textContent;
const held = (shown: string): FieldValue => ({ value: shown, shown });

test('formats values', () => {
  expect(textOf('DATE', held('2026-12-31'))).toBe('31.12.2026');
  expect(textOf('PHONE', held('+79001234567'), held('+79007654321'))).toBe(
    '+7 900 123-45-67, +7 900 765-43-21',
  );
  expect(textOf('LIST', { value: '7', shown: 'Химия' })).toBe('Химия');
  expect(textOf('STRING')).toBe('—');
});

test('renders URLs as links, but never scripts', () => {
  const script = `${'java'}script:alert(1)`;
  renderUi(
    <>
      <FieldValues type="URL" values={[held('https://example.com'), held(script)]} />
      <FieldValues type="FILE" values={[{ value: '5', shown: 'Справка.pdf', url: '/files/5' }]} />
      <FieldValues type="EMAIL" values={[held('anna@example.com')]} />
    </>,
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['https://example.com', '/files/5', 'mailto:anna@example.com']);
});
