// What other domains may use of the lessons.
export { reminders } from './webinars/reminders.ts';
export { webinarWork } from './webinars/work.ts';
export { zoomsAt } from './webinars/zoom-client.ts';
