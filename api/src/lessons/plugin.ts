// The lessons domain: lessons, homework, films, webinars and progress.
import fp from 'fastify-plugin';
import { filmStatisticsPoller } from './films/film-statistics.ts';
import { recalculateQueuedCourses } from './learning/recalculation.ts';
import { registerLessons } from './routes.ts';
import { reminderSender } from './webinars/reminders.ts';
import { webinarWork } from './webinars/webinar-work.ts';
import { createZoomClients } from './webinars/zoom-client.ts';

export const lessons = fp(
  async (app) => {
    const { settings, database, background, outbound, queues, workers, cleanups } = app.kit;
    const { jobs, uploads, messages, log } = app;
    const zooms = createZoomClients({
      database,
      outbound,
      apiUrl: settings.ZOOM_URL,
      oauthUrl: settings.ZOOM_OAUTH_URL,
    });
    const remind = reminderSender({ ...app.kit, database: background, messages, log });
    const webinars = webinarWork({ database: background, zooms, remind, log });
    queues.push(webinars);
    workers.push(filmStatisticsPoller(background, log));
    cleanups.push(recalculateQueuedCourses);
    registerLessons(app, { ...app.kit, jobs, uploads, zooms, webinarWork: webinars });
  },
  { name: 'lessons', dependencies: ['courses'] },
);
