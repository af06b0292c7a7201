// A task that a teacher judges by criteria: a text, files or both.
import { Paperclip, X } from 'lucide-react';
import { mostGivenFiles } from '@kafedra/common/assessments';
import { simpleWidgetOfFiles, uploadProblem } from '../../../kit/uploads/limits.ts';
import {
  chakra,
  DropZone,
  FilePickButton,
  formatSize,
  IconButton,
  Stack,
  Text,
  useAlerts,
} from '../../../ui/index.ts';
import { isReadOnly, type AnswerFile, type FileAnswerProps } from './answerProps.ts';
import { ButtonRow } from './inputs.ts';
import { CriterionList } from './review/CriterionList.tsx';
import { LongText } from './LongAnswer.tsx';
import { AnswerUploadList } from './AnswerUploadList.tsx';
import { useAnswerFiles } from './useAnswerFiles.ts';
import { useAnswerUploads } from './useAnswerUploads.ts';

export function CriteriaAnswer(props: FileAnswerProps) {
  const { answer, uploadFile } = props;
  const alerts = useAlerts();
  const { given, changeText, changeFiles, remember } = useAnswerFiles(props);
  const { upload, ...uploads } = useAnswerUploads(uploadFile, (file) => {
    remember(file);
    changeFiles((ids) => [...ids, file.id].slice(0, mostGivenFiles));
  });
  const room = mostGivenFiles - given.length - uploads.uploads.length;
  const add = (files: readonly File[]) => {
    if (files.length > room)
      alerts.error(`К ответу можно приложить не больше ${mostGivenFiles} файлов`);
    for (const file of files.slice(0, room)) {
      const problem = uploadProblem(file, simpleWidgetOfFiles);
      if (problem === null) upload(file);
      else alerts.error(`${file.name}: ${problem}`);
    }
  };
  const fixed = isReadOnly(props);
  return (
    <Stack gap="4">
      <CriterionList {...props} />
      <LongText {...props} text={answer?.text ?? ''} onText={changeText} />
      <DropZone onFiles={!fixed && room > 0 ? add : null} pastesOnPage={false}>
        {given.length > 0 && (
          <Files aria-label="Файлы ответа">
            {given.map((file) => (
              <FileLine
                key={file.id}
                file={file}
                {...(!fixed && {
                  onRemove: () => changeFiles((ids) => ids.filter((id) => id !== file.id)),
                })}
              />
            ))}
          </Files>
        )}
        <AnswerUploadList {...uploads} />
        {!fixed && room > 0 && (
          <ButtonRow>
            <FilePickButton
              icon={<Paperclip size={16} aria-hidden />}
              label="Файлы ответа"
              limits={{ ...simpleWidgetOfFiles, files: room }}
              onFiles={add}
            >
              Приложить файлы
            </FilePickButton>
          </ButtonRow>
        )}
      </DropZone>
    </Stack>
  );
}

const FileLine = ({ file, onRemove }: { file: AnswerFile; onRemove?: () => void }) => (
  <li>
    <a href={file.url} target="_blank" rel="noreferrer">
      {file.name}
    </a>
    <Text as="small" size="xs" tone="muted">
      {formatSize(file.size)}
    </Text>
    {onRemove && <IconButton icon={<X />} label={`Убрать: ${file.name}`} onClick={onRemove} />}
  </li>
);

const Files = chakra('ul', {
  base: {
    m: '0',
    mb: '2',
    p: '0',
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2', minW: '0', minH: '10' },
    '& a': { color: 'primary', minW: '0', overflowWrap: 'anywhere' },
    '& small': { flexShrink: 0 },
    '& button': { boxSize: { base: '10', md: 'control' } },
  },
});
