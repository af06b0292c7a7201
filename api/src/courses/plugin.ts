// The courses domain: courses, their people, packages and certificates.
import fp from 'fastify-plugin';
import { readQuota } from '../media/index.ts';
import { removeOldDetachments } from './people/student-detachment.ts';
import { registerCourses } from './routes.ts';

export const courses = fp(
  async (app) => {
    const { jobs, uploads, messages } = app;
    app.kit.cleanups.push(removeOldDetachments);
    registerCourses(app, { ...app.kit, jobs, uploads, messages, readQuota: readQuota });
  },
  { name: 'courses', dependencies: ['people', 'company', 'assessments'] },
);
