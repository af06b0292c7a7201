// Registers the routes of exam data and generated questions.
import type { FastifyInstance } from 'fastify';
import { registerExams } from './ege/ai-exam.ts';
import { registerGeneration, type GenerationParts } from './generation-routes.ts';

export function registerExamGeneration(app: FastifyInstance, parts: GenerationParts): void {
  registerExams(app, parts);
  registerGeneration(app, parts);
}
