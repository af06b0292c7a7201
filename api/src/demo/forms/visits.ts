// A form's last month: views, starts and submissions, the fields where people stopped, and the submitted answers.
import { transliterated } from '../../kit/values/transliteration.ts';
import { dayAfter, instantOn } from '../calendar.ts';
import { femaleNames, inGender, maleNames, surnames } from '../people/names.ts';
import { between, pick, randomFor, type Random } from '../random.ts';

export interface SentAnswer {
  /** The time of submission. */
  at: string;
  name: string;
  email: string;
}

export interface DemoVisits {
  days: { day: string; seen: number; begun: number; sent: number }[];
  /** How many left the form after a field without submitting. */
  stops: { day: string; field: StoppingField; stopped: number }[];
  sent: SentAnswer[];
}

type StoppingField = 'name' | 'email' | 'phone';

const length = 30;

const seed = 20;

/** Ends with this day. */
export function visitsUntil(today: string): DemoVisits {
  const visits: DemoVisits = { days: [], stops: [], sent: [] };
  for (let ago = length - 1; ago >= 0; ago -= 1) {
    const day = dayAfter(today, -ago);
    const random = randomFor(seed, 'visits', ago);
    const seen = isWeekend(day) ? between(random, 6, 14) : between(random, 14, 32);
    const begun = Math.floor(seen * (0.35 + random() * 0.25));
    // None yet on the current day.
    const sent = ago === 0 ? 0 : Math.floor(begun * (0.2 + random() * 0.3));
    visits.days.push({ day, seen, begun, sent });
    const left = begun - sent;
    const atPhone = Math.ceil(left * 0.6);
    const atEmail = Math.floor((left - atPhone) * 0.7);
    const stopped = { phone: atPhone, email: atEmail, name: left - atPhone - atEmail };
    for (const field of ['name', 'email', 'phone'] as const) {
      if (stopped[field] > 0) visits.stops.push({ day, field, stopped: stopped[field] });
    }
    for (let place = 0; place < sent; place += 1) {
      visits.sent.push({ at: instantOn(day, (place + random()) / sent), ...person(random) });
    }
  }
  return visits;
}

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

function person(random: Random): Pick<SentAnswer, 'name' | 'email'> {
  const gender = random() < 0.6 ? 'female' : 'male';
  const name = pick(random, gender === 'female' ? femaleNames : maleNames);
  const surname = inGender(pick(random, surnames), gender);
  return { name, email: `${transliterated(surname)}.${transliterated(name)}@example.com` };
}
