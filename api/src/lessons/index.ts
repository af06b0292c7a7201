// The public interface of the lessons domain for other domains.
export { startCountingFilms } from './films/film-counting.ts';
export { recount, recountCourses, settleLessons } from './learning/settling.ts';
export { firstLessonGiving } from './tests/asked-tests.ts';
export { reminders } from './webinars/reminders.ts';
export { webinarWork } from './webinars/work.ts';
export { zoomsAt } from './webinars/zoom-client.ts';
