/**
 * @generated SignedSource<<55a511eb9376fe05be16e66de9f6f94f>>
 * @relayHash 3d4934f95e2c3f31377817052be578cb
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9d729d0de7fa289491f197a07e97d4380feccbf514ec2edf85f2cb4b21bf950

import type { ConcreteRequest } from 'relay-runtime';
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
export type UpdateCourseInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  status?: CourseStatus | null | undefined;
};
export type CourseNameModalsRenameMutation$variables = {
  input: UpdateCourseInput;
};
export type CourseNameModalsRenameMutation$data = {
  readonly updateCourse: {
    readonly course: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type CourseNameModalsRenameMutation = {
  response: CourseNameModalsRenameMutation$data;
  variables: CourseNameModalsRenameMutation$variables;
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
    "concreteType": "UpdateCoursePayload",
    "kind": "LinkedField",
    "name": "updateCourse",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "course",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
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
    "name": "CourseNameModalsRenameMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CourseNameModalsRenameMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c9d729d0de7fa289491f197a07e97d4380feccbf514ec2edf85f2cb4b21bf950",
    "metadata": {},
    "name": "CourseNameModalsRenameMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f3461ce6609f377888f58ffc02153075";

export default node;
