// The time limit of an attempt in hours, minutes and seconds; empty means no limit.
import { useFormContext } from 'react-hook-form';
import {
  chakra,
  FieldNote,
  Fieldset,
  TextField,
  useFieldValue,
  useFieldDisplay,
  wholeNumber,
} from '../../ui/index.ts';
import { secondsOf, timeWords, type TimeValues } from './timer.ts';

export function TimerFields() {
  const time = useFieldValue<TimeValues>('timer');
  useFieldDisplay<TimeValues>(useFormContext(), 'timer', { label: legend, show: wordsOf });
  return (
    <Fieldset>
      <legend>{legend}</legend>
      <Row>
        <TextField
          name="timer.hours"
          label="Часы"
          inputMode="numeric"
          rules={[wholeNumber(0, 24)]}
        />
        <TextField
          name="timer.minutes"
          label="Минуты"
          inputMode="numeric"
          rules={[wholeNumber(0, 1440)]}
        />
        <TextField
          name="timer.seconds"
          label="Секунды"
          inputMode="numeric"
          rules={[wholeNumber(0, 59)]}
        />
      </Row>
      <FieldNote id="timer-note" error={null} hint={hintOf(time)} />
    </Fieldset>
  );
}

const legend = 'Время на попытку';

function wordsOf(time: TimeValues): string {
  const seconds = secondsOf(time);
  return seconds === null ? 'без ограничения' : timeWords(seconds);
}

const hintOf = (time: TimeValues): string =>
  secondsOf(time) === null ? 'Пусто — без ограничения' : `Попытка длится ${wordsOf(time)}`;

const Row = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 120px))', gap: '3' },
});
