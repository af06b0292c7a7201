// Registers the routes of branches, packages, package content and package users.
import type { FastifyInstance } from 'fastify';
import type { Jobs } from '../../jobs/index.ts';
import type { Database } from '../../kit/database/database.ts';
import { branchesExport } from './branch-export.ts';
import { courseBranchesOfCourse, courseBranchResource } from './branches.ts';
import { registerBranchChange } from './change-branch.ts';
import { registerPackageContent } from './package-content.ts';
import { packageRelationResource } from './package-relations.ts';
import { registerPackageUsers } from './package-users.ts';
import {
  coursePackageResource,
  coursePackagesOfBranch,
  coursePackagesOfCourse,
} from './packages.ts';

export function registerPackages(
  app: FastifyInstance,
  parts: { database: Database; jobs: Jobs },
): void {
  const { database } = parts;
  for (const resource of [
    courseBranchResource,
    courseBranchesOfCourse,
    coursePackageResource,
    coursePackagesOfCourse,
    coursePackagesOfBranch,
    packageRelationResource,
  ]) {
    resource.register(app, database);
  }
  registerPackageContent(app, database);
  registerPackageUsers(app, database);
  registerBranchChange(app, database);
  branchesExport.register(app, parts);
}
