// Russian names of time zones: city and offset.

/** Browsers have Russian names for few of these cities. */
export const cities: Readonly<Record<string, string>> = {
  'Europe/Kaliningrad': 'Калининград',
  'Europe/Moscow': 'Москва',
  'Europe/Samara': 'Самара',
  'Asia/Yekaterinburg': 'Екатеринбург',
  'Asia/Omsk': 'Омск',
  'Asia/Novosibirsk': 'Новосибирск',
  'Asia/Krasnoyarsk': 'Красноярск',
  'Asia/Irkutsk': 'Иркутск',
  'Asia/Yakutsk': 'Якутск',
  'Asia/Vladivostok': 'Владивосток',
  'Asia/Magadan': 'Магадан',
  'Asia/Kamchatka': 'Камчатка',
  'Europe/Minsk': 'Минск',
  'Europe/Chisinau': 'Кишинёв',
  'Asia/Tbilisi': 'Тбилиси',
  'Asia/Yerevan': 'Ереван',
  'Asia/Baku': 'Баку',
  'Asia/Almaty': 'Алма-Ата',
  'Asia/Tashkent': 'Ташкент',
  'Asia/Bishkek': 'Бишкек',
  'Asia/Dushanbe': 'Душанбе',
  'Asia/Ashgabat': 'Ашхабад',
  'Asia/Jerusalem': 'Иерусалим',
  'Asia/Dubai': 'Дубай',
  'Europe/Istanbul': 'Стамбул',
  'Europe/Berlin': 'Берлин',
  'Europe/Paris': 'Париж',
  'Europe/London': 'Лондон',
  'America/New_York': 'Нью-Йорк',
  'Asia/Shanghai': 'Шанхай',
};

/** «Владивосток, UTC+10»; for other cities the browser's name of the zone, «Индия, UTC+5:30». */
export function timeZoneLabel(zone: string): string {
  const name = cities[zone] ?? partOf(zone, 'longGeneric').replace(/, стандартное время$/, '');
  return `${name}, ${offsetOf(zone)}`;
}

/** The current offset: `UTC+10`, `UTC+5:30`. */
const offsetOf = (zone: string): string =>
  partOf(zone, 'longOffset')
    .replace('GMT', 'UTC')
    .replace(/([+-])0/, '$1')
    .replace(/:00$/, '');

function partOf(timeZone: string, timeZoneName: 'longGeneric' | 'longOffset'): string {
  const parts = new Intl.DateTimeFormat('ru', { timeZone, timeZoneName }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
