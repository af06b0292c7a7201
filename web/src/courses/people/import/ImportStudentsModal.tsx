// The dialog «Импорт учеников»: reads a table, maps its columns, previews the outcome of each row, and imports all
// valid rows or none.
import { useState } from 'react';
import { FileDown, FileUp } from 'lucide-react';
import { saveTable } from '../../../kit/table-file/saveTable.ts';
import { tableFormats } from '../../../kit/table-file/tableFile.ts';
import {
  Button,
  Checkbox,
  countOf,
  DropZone,
  FilePickButton,
  Flex,
  formatNumber,
  Modal,
  ModalBody,
  ModalFooter,
  SelectBox,
  Spinner,
  Stack,
  Text,
} from '../../../ui/index.ts';
import { ColumnFields } from './ColumnFields.tsx';
import { ImportedRows } from './ImportedRows.tsx';
import { maxRows, useStudentImport, type ImportRowResult } from './useStudentImport.ts';

export function ImportStudentsModal({
  courseId,
  onImported,
  onDone,
}: {
  courseId: string;
  /** Called after an import; the dialog stays open and shows the outcome of the rows. */
  onImported: () => void;
  onDone: () => void;
}) {
  const [passesOver, setPassesOver] = useState(false);
  const { chosen, stage, problem, isBusy, ...does } = useStudentImport(courseId, onImported);
  const isDone = stage !== null && 'done' in stage;
  const rows = stage === null ? [] : 'done' in stage ? stage.done : stage.checked;
  const refused = rows.filter(({ outcome }) => outcome === 'REFUSED');
  const good = rows.filter(({ outcome }) => outcome !== 'REFUSED');
  const people = good.filter(({ outcome }) => outcome !== 'REPEATED').length;
  const take = ([file]: readonly File[]) => {
    if (!file) return;
    setPassesOver(false);
    does.take(file);
  };
  return (
    <Modal title="Импорт учеников">
      <ModalBody>
        <DropZone onFiles={isBusy || isDone ? null : take}>
          <Stack gap="4">
            {!isDone && (
              <>
                <Text tone="muted" size="sm">
                  Таблица CSV или Excel: строка на человека, до {formatNumber(maxRows)} строк. В
                  столбцах почта или телефон, пакеты через точку с запятой и ветка. Люди уже должны
                  быть в компании.
                </Text>
                <Flex gap="2" wrap="wrap" align="center">
                  <FilePickButton
                    icon={<FileUp aria-hidden />}
                    variant={chosen ? 'secondary' : 'primary'}
                    label="Таблица учеников"
                    limits={limits}
                    loading={isBusy}
                    onFiles={take}
                  >
                    {chosen ? 'Другой файл' : 'Выбрать файл'}
                  </FilePickButton>
                  {chosen ? (
                    <Text size="sm" minW="0" overflowWrap="anywhere">
                      {chosen.fileName}
                      {chosen.readAs !== null && `. Прочитано как ${chosen.readAs}`}
                    </Text>
                  ) : (
                    <Button variant="ghost" icon={<FileDown aria-hidden />} onClick={saveSample}>
                      Скачать образец
                    </Button>
                  )}
                </Flex>
              </>
            )}
            {chosen && !isDone && (
              <>
                {chosen.sheets.length > 1 && (
                  <SelectBox
                    label="Лист"
                    options={chosen.sheets.map(({ name }, index) => ({
                      value: String(index),
                      label: name,
                    }))}
                    value={String(chosen.sheet)}
                    onChange={(sheet) => does.chooseSheet(Number(sheet))}
                  />
                )}
                <ColumnFields
                  table={chosen.table}
                  mapping={chosen.mapping}
                  onChange={does.chooseColumns}
                />
              </>
            )}
            <div aria-live="polite">
              {problem !== null && <Text tone="danger">{problem}</Text>}
              {isBusy && (
                <Flex align="center" gap="2">
                  <Spinner size={16} />
                  <Text tone="muted">{chosen ? 'Проверяем строки' : 'Читаем таблицу'}</Text>
                </Flex>
              )}
            </div>
            {rows.length > 0 && (
              <ImportedRows
                // The page and filter of the rows are reset for another table.
                key={isDone ? 'done' : (chosen?.fileName ?? '')}
                rows={rows}
                nameColumn={chosen?.mapping.name ?? null}
                isDone={isDone}
              />
            )}
            {refused.length > 0 && chosen && (
              <Stack gap="2" align="start">
                <Button
                  size="sm"
                  icon={<FileDown aria-hidden />}
                  onClick={() => saveRefused(chosen.fileName, chosen.table.headings, refused)}
                >
                  Скачать строки с ошибками
                </Button>
                {!isDone && (
                  <Text tone="muted" size="sm">
                    Импортируются все строки или ни одной: исправьте таблицу и выберите её ещё раз
                    {good.length > 0 && ' или пропустите строки с ошибками'}.
                  </Text>
                )}
                {!isDone && good.length > 0 && (
                  <Checkbox checked={passesOver} onChange={setPassesOver}>
                    Пропустить {countOf(refused.length, ['строку', 'строки', 'строк'])} с ошибками
                  </Checkbox>
                )}
              </Stack>
            )}
          </Stack>
        </DropZone>
      </ModalBody>
      {isDone ? (
        <ModalFooter confirmLabel="Готово" cancelLabel="Закрыть" onConfirm={onDone} />
      ) : (
        <ModalFooter
          confirmLabel={
            people === 0
              ? 'Добавить'
              : `Добавить ${countOf(people, ['ученика', 'учеников', 'учеников'])}`
          }
          disableAfterClick={false}
          confirmDisabled={isBusy || people === 0 || (refused.length > 0 && !passesOver)}
          onConfirm={() => does.write(rows)}
        />
      )}
    </Modal>
  );
}

const limits = { files: 1, bytes: Infinity, extensions: tableFormats };

const saveSample = () =>
  saveTable('Ученики.csv', [
    ['Почта', 'Телефон', 'Имя', 'Пакеты', 'Ветка'],
    ['anna@example.ru', '+7 900 123-45-67', 'Анна Соколова', 'Стандарт; С проверкой', 'Осень'],
  ]);

/** Saves the refused rows with their errors as a table, which the user can correct and import. */
function saveRefused(
  fileName: string,
  heads: readonly string[],
  rows: readonly ImportRowResult[],
): void {
  const name = fileName.replace(/\.[^.]*$/, '');
  saveTable(`${name}, с ошибками.csv`, [
    [...heads, 'Что не так'],
    ...rows.map(({ row, errors }) => [
      ...heads.map((_, index) => row.cells[index] ?? ''),
      errors.join('. '),
    ]),
  ]);
}
