// What a time zone is called: by its city, and by its offset.

/** Browsers know few of these cities in Russian. */
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

/** «Владивосток, UTC+10»; of a city that is not known here its part of the world, «Индия, UTC+5:30». */
export function zoneName(zone: string): string {
  const name = cities[zone] ?? partOf(zone, 'longGeneric').replace(/, стандартное время$/, '');
  return `${name}, ${offsetOf(zone)}`;
}

/** `UTC+10`, `UTC+5:30`; what it is now. */
const offsetOf = (zone: string): string =>
  partOf(zone, 'longOffset')
    .replace('GMT', 'UTC')
    .replace(/([+-])0/, '$1')
    .replace(/:00$/, '');

function partOf(timeZone: string, timeZoneName: 'longGeneric' | 'longOffset'): string {
  const parts = new Intl.DateTimeFormat('ru', { timeZone, timeZoneName }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
