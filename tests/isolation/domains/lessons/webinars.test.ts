// Webinars: nobody sees, leads or is let in to those of another school.
import { isolationOf } from '../../suite.ts';

isolationOf('lessons-webinars');
