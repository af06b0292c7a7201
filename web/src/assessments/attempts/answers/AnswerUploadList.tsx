// Files of an answer whose upload is running or failed.
import { RotateCcw, X } from 'lucide-react';
import { chakra, IconButton, ProgressBar, Text } from '../../../ui/index.ts';
import type { AnswerUploads } from './useAnswerUploads.ts';

export function AnswerUploadList({ uploads, retry, cancel }: Omit<AnswerUploads, 'upload'>) {
  if (uploads.length === 0) return null;
  return (
    <List aria-label="Отправляются">
      {uploads.map((sent) => {
        const { key, file, percent, problem } = sent;
        return (
          <li key={key}>
            <div>
              <Text size="sm" truncate>
                {file.name}
              </Text>
              {problem === null ? (
                <ProgressBar label={`Отправляется: ${file.name}`} value={Math.floor(percent)} />
              ) : (
                <Text size="sm" tone="danger" role="alert">
                  {problem}
                </Text>
              )}
            </div>
            {problem !== null && (
              <IconButton
                icon={<RotateCcw />}
                label={`Отправить ещё раз: ${file.name}`}
                onClick={() => retry(sent)}
              />
            )}
            <IconButton
              icon={<X />}
              label={`Не отправлять: ${file.name}`}
              onClick={() => cancel(key)}
            />
          </li>
        );
      })}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    m: '0',
    p: '0',
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '1', minW: '0', py: '1' },
    '& > li > div': { flex: '1', minW: '0', pr: '2' },
    '& button': { boxSize: { base: '10', md: 'control' } },
  },
});
