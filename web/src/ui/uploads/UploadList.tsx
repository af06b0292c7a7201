// A list of uploads with progress, speed, remaining time and actions.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { Pause, Play, RotateCcw, X } from 'lucide-react';
import type { UploadView } from '../../kit/uploads/job.ts';
import { partSize } from '../../kit/uploads/limits.ts';
import { uploads as queue } from '../../kit/uploads/uploads.ts';
import { IconButton } from '../text/Button.tsx';
import { RouteLink } from '../text/link.tsx';
import { useAlerts } from '../overlay/alerts.tsx';
import { useConfirm } from '../overlay/confirm.tsx';
import { ProgressBar } from '../charts/Progress.tsx';
import { Text } from '../text/Text.tsx';
import { newsOf, stateWords } from './uploadState.ts';

export function UploadList({
  uploads,
  label = 'Загрузки',
  linksToPage = false,
}: {
  uploads: readonly UploadView[];
  label?: string;
  /** Each name links to the page where the upload was started. */
  linksToPage?: boolean;
}) {
  return (
    <>
      <News uploads={uploads} />
      {uploads.length > 0 && (
        <List aria-label={label}>
          {uploads.map((upload) => (
            <Row key={upload.id} upload={upload} linksToPage={linksToPage} />
          ))}
        </List>
      )}
    </>
  );
}

function Row({ upload, linksToPage }: { upload: UploadView; linksToPage: boolean }) {
  const { id, name, size, sent, state, page } = upload;
  return (
    <li>
      <chakra.div flex="1" minW="0">
        <Text size="sm" truncate mb="1">
          {linksToPage ? <RouteLink to={page}>{name}</RouteLink> : name}
        </Text>
        {state !== 'done' && (
          <ProgressBar
            label={`Загрузка: ${name}`}
            value={size === 0 ? 0 : Math.floor((sent / size) * 100)}
          />
        )}
        <Text size="xs" tone={state === 'failed' ? 'danger' : 'muted'} mt="1">
          {stateWords(upload)}
        </Text>
      </chakra.div>
      {pausable.includes(state) && (
        <IconButton
          size="sm"
          icon={<Pause />}
          label={`Приостановить загрузку: ${name}`}
          onClick={() => queue.pause(id)}
        />
      )}
      {(state === 'paused' || state === 'interrupted' || state === 'failed') && (
        <GoOn upload={upload} />
      )}
      {state !== 'ending' && <GiveUp upload={upload} />}
    </li>
  );
}

const pausable: readonly UploadView['state'][] = ['waiting', 'sending', 'offline', 'retrying'];

/** Where the browser can’t read the file any more, the user selects it again. */
function GoOn({ upload: { id, name, state, needsFile } }: { upload: UploadView }) {
  const alerts = useAlerts();
  const input = useRef<HTMLInputElement>(null);
  const goOn = async () => {
    if (!(await queue.resume(id)) && needsFile) input.current?.click();
  };
  const choose = async (file: File | undefined) => {
    if (file && !(await queue.resume(id, file)))
      alerts.error(`Это другой файл. Выберите «${name}», каким он был в начале загрузки`);
  };
  return (
    <>
      <IconButton
        size="sm"
        icon={state === 'failed' ? <RotateCcw /> : <Play />}
        label={`${state === 'failed' ? 'Повторить' : 'Продолжить'} загрузку: ${name}`}
        onClick={() => void goOn()}
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`Тот же файл: ${name}`}
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** Asks for confirmation once a part has been sent. */
function GiveUp({ upload: { id, name, sent, state } }: { upload: UploadView }) {
  const confirm = useConfirm();
  const isOver = state === 'done';
  const giveUp = async () => {
    const isMuch = !isOver && sent >= partSize;
    if (
      !isMuch ||
      (await confirm({ ...question, description: `«${name}»: ${question.description}` }))
    )
      queue.cancel(id);
  };
  return (
    <IconButton
      size="sm"
      icon={<X />}
      label={`${isOver ? 'Скрыть' : 'Отменить загрузку'}: ${name}`}
      onClick={() => void giveUp()}
    />
  );
}

const question = {
  title: 'Отменить загрузку?',
  description: 'то, что уже загружено, пропадёт.',
  confirmLabel: 'Отменить загрузку',
  cancelLabel: 'Продолжить',
  danger: true,
};

/** Announces the last event. */
function News({ uploads }: { uploads: readonly UploadView[] }) {
  const [news, setNews] = useState('');
  const announced = useRef(new Map<string, string>());
  const announce = useEffectEvent(() => {
    for (const upload of queue.list()) {
      const isHere = uploads.some(({ id }) => id === upload.id);
      if (!isHere || announced.current.get(upload.id) === upload.state) continue;
      announced.current.set(upload.id, upload.state);
      setNews((before) => newsOf(upload) ?? before);
    }
  });
  useEffect(() => queue.subscribe(() => announce()), []);
  return (
    <VisuallyHidden>
      <output aria-live="polite">{news}</output>
    </VisuallyHidden>
  );
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    m: '0',
    p: '0',
    w: 'full',
    listStyleType: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '1', minW: '0' },
    '& > li > div': { pr: '2' },
  },
});
