/**
 * @generated SignedSource<<21cf04f21ce206ccef3eee8f165a2e20>>
 * @relayHash c05c20bd2ff6a7f1399ce08df39d69fc
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a447a4d1500c8d3173b6ad6404416718441f1ea8f472f03d96161aa5da70679a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SortCourseBulletPointsInput = {
  bulletPointIds: ReadonlyArray<string>;
  clientMutationId?: string | null | undefined;
  courseId: string;
};
export type BulletPointsSortMutation$variables = {
  input: SortCourseBulletPointsInput;
};
export type BulletPointsSortMutation$data = {
  readonly sortCourseBulletPoints: {
    readonly course: {
      readonly " $fragmentSpreads": FragmentRefs<"BulletPoints_course">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type BulletPointsSortMutation = {
  response: BulletPointsSortMutation$data;
  variables: BulletPointsSortMutation$variables;
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BulletPointsSortMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SortCourseBulletPointsPayload",
        "kind": "LinkedField",
        "name": "sortCourseBulletPoints",
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "BulletPoints_course"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
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
    "name": "BulletPointsSortMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SortCourseBulletPointsPayload",
        "kind": "LinkedField",
        "name": "sortCourseBulletPoints",
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
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CourseBulletPoint",
                "kind": "LinkedField",
                "name": "bulletPoints",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "text",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a447a4d1500c8d3173b6ad6404416718441f1ea8f472f03d96161aa5da70679a",
    "metadata": {},
    "name": "BulletPointsSortMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "387e6deee47dc49a9359c005d1a965dd";

export default node;
