/**
 * @generated SignedSource<<57b81161b77a4bab49099d35f18e2f12>>
 * @relayHash 52ba0f3413e28f3fbd7b9cc20c20a4e8
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d457117889cf8876231e087117eb084a475a480014a43fa6754f99fcde5f7a4

import type { ConcreteRequest } from 'relay-runtime';
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
export type UpdateCourseInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  imgId?: string | null | undefined;
  name?: string | null | undefined;
  status?: CourseStatus | null | undefined;
  version?: string | null | undefined;
};
export type useCourseMutationsOneStatusMutation$variables = {
  input: UpdateCourseInput;
};
export type useCourseMutationsOneStatusMutation$data = {
  readonly updateCourse: {
    readonly course: {
      readonly id: string;
      readonly status: CourseStatus;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useCourseMutationsOneStatusMutation = {
  response: useCourseMutationsOneStatusMutation$data;
  variables: useCourseMutationsOneStatusMutation$variables;
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
            "name": "status",
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
    "name": "useCourseMutationsOneStatusMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCourseMutationsOneStatusMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9d457117889cf8876231e087117eb084a475a480014a43fa6754f99fcde5f7a4",
    "metadata": {},
    "name": "useCourseMutationsOneStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e64efaff5a4787ba6733f1964d3be390";

export default node;
