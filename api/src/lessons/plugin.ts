// The lessons domain: lessons, homework, films, webinars and progress.
import fp from 'fastify-plugin';
import { filmCounting } from './films/film-counting.ts';
import { recountCourses } from './learning/settling.ts';
import { registerLessons } from './routes.ts';
import { reminders } from './webinars/reminders.ts';
import { webinarWork } from './webinars/work.ts';
import { zoomsAt } from './webinars/zoom-client.ts';

export const lessons = fp(
  async (app) => {
    const { settings, database, background, outbound, queues, workers, cleanups } = app.kit;
    const { jobs, uploads, messages, log } = app;
    const zooms = zoomsAt({
      database,
      outbound,
      apiUrl: settings.ZOOM_URL,
      oauthUrl: settings.ZOOM_OAUTH_URL,
    });
    const remind = reminders({ ...app.kit, database: background, messages, log });
    const webinars = webinarWork({ database: background, zooms, remind, log });
    queues.push(webinars);
    workers.push(filmCounting(background, log));
    cleanups.push(recountCourses);
    registerLessons(app, { ...app.kit, jobs, uploads, zooms, webinarWork: webinars });
  },
  { name: 'lessons', dependencies: ['courses'] },
);
