// A voice answer: recorded in the browser or uploaded as a file, played back and recorded again.
import { useEffect, useRef } from 'react';
import { FileAudio, Mic, Square, Trash2 } from 'lucide-react';
import { simpleWidget, uploadProblem } from '../../../../kit/uploads/limits.ts';
import {
  Button,
  chakra,
  FilePickButton,
  Stack,
  Text,
  useAlerts,
  VisuallyHidden,
} from '../../../../ui/index.ts';
import { isReadOnly, textIdOf, type FileAnswerProps } from '../answerProps.ts';
import { ButtonRow } from '../inputs.ts';
import { Note } from '../review/reviewMarks.tsx';
import { clockOf, maxRecordingSeconds, audioExtensions } from './recording.ts';
import { AnswerUploadList } from '../AnswerUploadList.tsx';
import { useAnswerFiles } from '../useAnswerFiles.ts';
import { useRecorder, type RecorderState } from './useRecorder.ts';
import { useAnswerUploads } from '../useAnswerUploads.ts';

const limits = { ...simpleWidget, extensions: audioExtensions };

export function AudioAnswer(props: FileAnswerProps) {
  const { question, uploadFile } = props;
  const alerts = useAlerts();
  const { given, changeFiles, remember } = useAnswerFiles(props);
  const { upload, ...uploads } = useAnswerUploads(uploadFile, (file) => {
    remember(file);
    changeFiles(() => [file.id]);
  });
  const { state, start, stop, cancel } = useRecorder(upload);
  const beginning = useRef<HTMLButtonElement>(null);
  const isRecording = state.step === 'recording';
  const wasRecording = useRef(false);
  useEffect(() => {
    // The button returns in place of the recorder's buttons.
    if (wasRecording.current && !isRecording) beginning.current?.focus();
    wasRecording.current = isRecording;
  }, [isRecording]);
  const [file] = given;
  const isBusy = state.step === 'asking' || uploads.uploads.some(({ problem }) => problem === null);
  const choose = ([chosen]: readonly File[]) => {
    if (!chosen) return;
    const problem = uploadProblem(chosen, limits);
    if (problem === null) upload(chosen);
    else alerts.error(`${chosen.name}: ${problem}`);
  };
  return (
    <Stack
      as="section"
      gap="3"
      maxW="560px"
      aria-label="Ответ голосом"
      aria-describedby={textIdOf(question)}
    >
      {file && (
        // A learner's recording has no captions.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <chakra.audio
          key={file.id}
          src={file.url}
          aria-label={`Ваш ответ: ${file.name}`}
          controls
          preload="metadata"
          w="full"
        />
      )}
      {!file && isReadOnly(props) && <Note>Записи нет.</Note>}
      {!isReadOnly(props) && (
        <>
          <AnswerUploadList {...uploads} />
          {isRecording ? (
            <Recording state={state} onStop={stop} onCancel={cancel} />
          ) : (
            <ButtonRow>
              <Button
                variant={file ? 'secondary' : 'primary'}
                icon={<Mic size={18} aria-hidden />}
                ref={beginning}
                loading={isBusy}
                onClick={start}
              >
                {file ? 'Записать заново' : 'Записать ответ'}
              </Button>
              {!isBusy && (
                <FilePickButton
                  icon={<FileAudio size={16} aria-hidden />}
                  label="Готовая запись"
                  limits={limits}
                  onFiles={choose}
                >
                  Выбрать файл
                </FilePickButton>
              )}
              {file && (
                <Button
                  variant="ghost"
                  icon={<Trash2 size={16} aria-hidden />}
                  onClick={() => {
                    beginning.current?.focus();
                    changeFiles(() => []);
                  }}
                >
                  Убрать запись
                </Button>
              )}
            </ButtonRow>
          )}
          {state.step === 'refused' && (
            <Text tone="danger" size="sm" role="alert">
              {state.message}
            </Text>
          )}
          <VisuallyHidden asChild>
            <output>{newsOf(state, file !== undefined)}</output>
          </VisuallyHidden>
        </>
      )}
    </Stack>
  );
}

function Recording({
  state: { seconds, level, isSilent },
  onStop,
  onCancel,
}: {
  state: Extract<RecorderState, { step: 'recording' }>;
  onStop: () => void;
  onCancel: () => void;
}) {
  const stop = useRef<HTMLButtonElement>(null);
  // It replaces the button that was pressed and takes over its focus.
  useEffect(() => stop.current?.focus(), []);
  const left = Math.ceil(maxRecordingSeconds - seconds);
  return (
    <Stack gap="2">
      <Now>
        <span data-dot aria-hidden />
        <span role="timer">{clockOf(seconds)}</span>
        {level !== null && (
          <meter aria-label="Громкость" min={0} max={1} value={Math.min(1, Math.sqrt(level))} />
        )}
      </Now>
      {isSilent && seconds >= 3 && (
        <Text size="sm" tone="danger" role="alert">
          Звука не слышно. Проверьте, тот ли микрофон включён и не выключен ли он.
        </Text>
      )}
      {left <= 60 && <Note>Запись закончится сама через {clockOf(left)}.</Note>}
      <ButtonRow>
        <Button
          ref={stop}
          variant="primary"
          icon={<Square size={16} aria-hidden />}
          onClick={onStop}
        >
          Остановить
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Не записывать
        </Button>
      </ButtonRow>
    </Stack>
  );
}

const newsOf = ({ step }: RecorderState, isGiven: boolean): string => {
  if (step === 'recording') return 'Идёт запись';
  if (step === 'asking') return 'Включается микрофон';
  return isGiven ? 'Ответ записан' : '';
};

const Now = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '3',
    minH: '12',
    borderRadius: 'lg',
    bg: 'soft',
    fontVariantNumeric: 'tabular-nums',
    '& [data-dot]': {
      boxSize: '12px',
      borderRadius: 'full',
      bg: 'danger',
      animation: 'pulse 1500ms ease-in-out infinite',
    },
    '& meter': { flex: '1', minW: '0', h: '12px' },
  },
});
