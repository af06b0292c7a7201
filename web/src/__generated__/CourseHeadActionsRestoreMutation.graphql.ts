/**
 * @generated SignedSource<<5f43b51c7a9105fc7b1a89ecd00574c0>>
 * @relayHash a63dfe044cf9797337a782f25db0134b
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68bc1f09c67ba37bae5f596ed6372d4c8731b581f836b57c3d65f6f52c23faa2

import type { ConcreteRequest } from 'relay-runtime';
export type CourseEntityType = "BUNDLE" | "COURSE";
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
export type RestoreCoursesInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  courses: CourseSelection;
};
export type CourseSelection = {
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: CourseMatch | null | undefined;
};
export type CourseMatch = {
  filter?: CourseFilter | null | undefined;
  search?: string | null | undefined;
};
export type CourseFilter = {
  deletion?: ReadonlyArray<string> | null | undefined;
  entityType?: ReadonlyArray<CourseEntityType> | null | undefined;
  favourite?: boolean | null | undefined;
  format?: ReadonlyArray<string> | null | undefined;
  status?: ReadonlyArray<CourseStatus> | null | undefined;
  type?: ReadonlyArray<string> | null | undefined;
};
export type CourseHeadActionsRestoreMutation$variables = {
  input: RestoreCoursesInput;
};
export type CourseHeadActionsRestoreMutation$data = {
  readonly restoreCourses: {
    readonly restoredCount: number;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type CourseHeadActionsRestoreMutation = {
  response: CourseHeadActionsRestoreMutation$data;
  variables: CourseHeadActionsRestoreMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RestoreCoursesPayload",
    "kind": "LinkedField",
    "name": "restoreCourses",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "restoredCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CourseHeadActionsRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CourseHeadActionsRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "68bc1f09c67ba37bae5f596ed6372d4c8731b581f836b57c3d65f6f52c23faa2",
    "metadata": {},
    "name": "CourseHeadActionsRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "51f44aa02789c650eb0e71f309ce1de6";

export default node;
