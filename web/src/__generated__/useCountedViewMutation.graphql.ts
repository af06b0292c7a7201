/**
 * @generated SignedSource<<e87e8f58d36c5a9634dc8999a6a9409c>>
 * @relayHash 2aa7fb4cd44404dd257341dcb1d25a38
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5028c4658e2f1c3a2b08be640b174c843b81f76f6740b0ba8522b0d56a788030

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CountCourseViewInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  utmSource?: string | null | undefined;
};
export type useCountedViewMutation$variables = {
  input: CountCourseViewInput;
};
export type useCountedViewMutation$data = {
  readonly countCourseView: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type useCountedViewMutation = {
  response: useCountedViewMutation$data;
  variables: useCountedViewMutation$variables;
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
v2 = [
  {
    "kind": "InlineFragment",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "MutationPayload",
    "abstractKey": "__isMutationPayload"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCountedViewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CountCourseViewPayload",
        "kind": "LinkedField",
        "name": "countCourseView",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": (v2/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
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
    "name": "useCountedViewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CountCourseViewPayload",
        "kind": "LinkedField",
        "name": "countCourseView",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5028c4658e2f1c3a2b08be640b174c843b81f76f6740b0ba8522b0d56a788030",
    "metadata": {},
    "name": "useCountedViewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "366250bd2d2f73ba45902b4af997e79a";

export default node;
