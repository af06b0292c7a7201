/**
 * @generated SignedSource<<200ab0055697b48846979d636c3c5174>>
 * @relayHash 8c261acfbe6b65142394f5a3458f8493
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46e2bbca379e3237525db33cbfff3ff15514372758d8b095bb489586cdeafdf8

import type { ConcreteRequest } from 'relay-runtime';
export type CreateCourseInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  name?: string | null | undefined;
};
export type CourseNameModalsCreateMutation$variables = {
  input: CreateCourseInput;
};
export type CourseNameModalsCreateMutation$data = {
  readonly createCourse: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type CourseNameModalsCreateMutation = {
  response: CourseNameModalsCreateMutation$data;
  variables: CourseNameModalsCreateMutation$variables;
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
    "concreteType": "CreateCoursePayload",
    "kind": "LinkedField",
    "name": "createCourse",
    "plural": false,
    "selections": [
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
    "name": "CourseNameModalsCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CourseNameModalsCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "46e2bbca379e3237525db33cbfff3ff15514372758d8b095bb489586cdeafdf8",
    "metadata": {},
    "name": "CourseNameModalsCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "88558c357d4c1176a2a1e0d7c2254edf";

export default node;
