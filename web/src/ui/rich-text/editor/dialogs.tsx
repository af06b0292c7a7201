// The editor's dialogs for links, files and formulas.
import { chakra, HStack, Stack } from '@chakra-ui/react';
import { limits, linkAddress } from '@kafedra/common/rich-text';
import { FolderOpen, Upload } from 'lucide-react';
import { Button } from '../../text/Button.tsx';
import { CheckboxField, TextArea, TextField } from '../../form/fields.tsx';
import { Form, useForm } from '../../form/Form.tsx';
import { Modal, ModalBody, ModalFooter } from '../../overlay/Modal.tsx';
import { maxLength, maxLengthOrEmpty, type Rule } from '../../format/validators.ts';
import { Formula } from '../Formula.tsx';
import { richTextStyles } from '../styles.ts';
import { formulaProblem } from '../formulas.ts';

export interface LinkValues {
  href: string;
  text: string;
}

export function LinkDialog({
  start,
  isNew,
  close,
}: {
  start: LinkValues;
  isNew: boolean;
  /** Null removes the link. */
  close: (values: LinkValues | null) => void;
}) {
  const form = useForm<LinkValues>({ defaultValues: start });
  return (
    <Modal title="Ссылка" size="narrow">
      <Form
        form={form}
        onSubmit={({ href, text }) => close({ href: completeAddress(href) ?? href, text })}
      >
        <ModalBody>
          <Stack gap="4">
            <TextField
              name="href"
              label="Адрес"
              required
              rules={[isAddress]}
              hint="Сайт, почта (mailto:), телефон (tel:) или страница школы, начиная с «/»"
              inputMode="url"
              initialFocus
            />
            <TextField
              name="text"
              label="Текст"
              hint="Пусто — сам адрес"
              rules={[maxLengthOrEmpty(255)]}
            />
          </Stack>
        </ModalBody>
        <ModalFooter confirmLabel={isNew ? 'Вставить' : 'Сохранить'}>
          {!isNew && <Button onClick={() => close(null)}>Убрать ссылку</Button>}
        </ModalFooter>
      </Form>
    </Modal>
  );
}

/** Also accepts `school.ru`, `me@school.ru` and `+7 900 …`. */
export function completeAddress(text: string): string | null {
  const typed = text.trim();
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(typed)) return linkAddress(`mailto:${typed}`);
  if (/^\+?[\d\s()-]{6,20}$/.test(typed))
    return linkAddress(`tel:${typed.replaceAll(/[\s()-]/g, '')}`);
  const isBare = /^[^\s:/]+\.[\p{L}\d-]{2,}(?:[/?#:]\S*)?$/u.test(typed);
  return linkAddress(isBare ? `https://${typed}` : typed);
}

const isAddress: Rule = (text) =>
  completeAddress(text) === null ? 'Проверьте адрес: по нему никуда не попасть' : null;

export type FileSource = 'school' | 'computer';

export function FileDialog({ close }: { close: (from: FileSource) => void }) {
  return (
    <Modal title="Файл" size="narrow">
      <ModalBody>
        <Stack gap="2" pb="4">
          <Button icon={<FolderOpen />} onClick={() => close('school')}>
            Из файлов школы
          </Button>
          <Button icon={<Upload />} onClick={() => close('computer')}>
            С компьютера
          </Button>
        </Stack>
      </ModalBody>
    </Modal>
  );
}

export interface FormulaValues {
  tex: string;
  isBlock: boolean;
}

const examples: readonly (readonly [name: string, tex: string])[] = [
  ['Дробь', '\\frac{a}{b}'],
  ['Степень', 'x^{2}'],
  ['Индекс', 'x_{1}'],
  ['Корень', '\\sqrt{x}'],
  ['Сумма', '\\sum_{i=1}^{n} i'],
  ['Интеграл', '\\int_0^1 x^2\\,dx'],
  ['Предел', '\\lim_{x \\to 0} \\frac{\\sin x}{x}'],
  ['Система', '\\begin{cases} x + y = 1 \\\\ x - y = 0 \\end{cases}'],
  ['Матрица', '\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}'],
  ['Вода', '\\ce{H2O}'],
  ['Реакция', '\\ce{2H2 + O2 -> 2H2O}'],
  ['Равновесие', '\\ce{N2 + 3H2 <=> 2NH3}'],
  ['Ион', '\\ce{SO4^2-}'],
];

export function FormulaDialog({
  start,
  isNew,
  close,
}: {
  start: FormulaValues;
  isNew: boolean;
  close: (values: FormulaValues) => void;
}) {
  const form = useForm<FormulaValues>({ defaultValues: start });
  const [tex, isBlock] = form.watch(['tex', 'isBlock']);
  return (
    <Modal title="Формула">
      <Form
        form={form}
        onSubmit={async (values) => {
          const problem = await formulaProblem(values.tex);
          if (problem !== null) {
            return [{ field: 'tex', message: problem }];
          }
          close({ ...values, tex: values.tex.trim() });
          return null;
        }}
      >
        <ModalBody>
          <Stack gap="4">
            <TextArea
              name="tex"
              label="Формула в записи TeX"
              hint="Химия — внутри \ce{…}"
              required
              rules={[maxLength(limits.formula)]}
            />
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
            <HStack wrap="wrap" gap="1.5" role="group" aria-label="Примеры">
              {examples.map(([name, example]) => (
                <Button
                  key={name}
                  size="sm"
                  title={example}
                  onClick={() => {
                    const before = form.getValues('tex').trim();
                    form.setValue('tex', before === '' ? example : `${before} ${example}`, {
                      shouldDirty: true,
                      shouldValidate: true,
                    });
                  }}
                >
                  {name}
                </Button>
              ))}
            </HStack>
            <CheckboxField name="isBlock" label="На отдельной строке" />
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
            <Shown role="group" aria-label="Как она выглядит">
              {tex.trim() === '' ? (
                'Здесь появится формула'
              ) : (
                <Formula tex={tex} isBlock={isBlock} />
              )}
            </Shown>
          </Stack>
        </ModalBody>
        <ModalFooter confirmLabel={isNew ? 'Вставить' : 'Сохранить'} />
      </Form>
    </Modal>
  );
}

const Shown = chakra('div', {
  base: {
    ...richTextStyles,
    display: 'grid',
    placeItems: 'center',
    minH: '88px',
    p: '4',
    borderRadius: 'lg',
    bg: 'soft',
    color: 'ink',
    overflowX: 'auto',
  },
});
