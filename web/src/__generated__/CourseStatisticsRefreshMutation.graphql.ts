/**
 * @generated SignedSource<<22457f9969c9c332a4284cd7ced2f0d4>>
 * @relayHash 9e4d683fbf923c8995b23de6fd92b5d3
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a933673684d9067774e391e7c861d759082ad4e5f55f25602c0e294580d8313a

import type { ConcreteRequest } from 'relay-runtime';
export type RefreshCourseStatisticsInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
};
export type CourseStatisticsRefreshMutation$variables = {
  input: RefreshCourseStatisticsInput;
};
export type CourseStatisticsRefreshMutation$data = {
  readonly refreshCourseStatistics: {
    readonly course: {
      readonly studentsCount: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type CourseStatisticsRefreshMutation = {
  response: CourseStatisticsRefreshMutation$data;
  variables: CourseStatisticsRefreshMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "studentsCount",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CourseStatisticsRefreshMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RefreshCourseStatisticsPayload",
        "kind": "LinkedField",
        "name": "refreshCourseStatistics",
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CourseStatisticsRefreshMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RefreshCourseStatisticsPayload",
        "kind": "LinkedField",
        "name": "refreshCourseStatistics",
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a933673684d9067774e391e7c861d759082ad4e5f55f25602c0e294580d8313a",
    "metadata": {},
    "name": "CourseStatisticsRefreshMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "78c600d8061f1ab60474312752a75e36";

export default node;
